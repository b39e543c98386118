// The protocol's texts, by language.
import type { Lang } from '../../engine/texts.ts';
import type { ProtocolTexts } from './contract.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const PROTOCOL_TEXTS: Readonly<Record<Lang, ProtocolTexts>> = { en, fr };
