// The menu about another person, whose code comes when a list of people is opened.
import { later, laterPart, NOTHING } from '../later.tsx';

const laterSafety = later('later-safety', () => import('./PersonMenu.tsx'));

export const PersonMenu = laterPart(laterSafety, ({ PersonMenu }) => PersonMenu, NOTHING);
