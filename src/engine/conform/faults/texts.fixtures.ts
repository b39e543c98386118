// Planted faults of texts: missing sentences and French typography.
import { kit } from '../../../../docs/example/fixtures/conformance.ts';
import { highCard } from '../../../../docs/example/index.ts';
import type { PlantedFault } from './planted.fixtures.ts';

const { en, fr } = kit.texts;

export const textsFaults: readonly PlantedFault[] = [
  { point: 'texts', what: 'no name', says: 'en name', kit: { texts: { fr, en: { ...en, name: ' ' } } } },
  {
    point: 'texts',
    what: 'an option without a text',
    says: 'fr option hand=4',
    kit: { texts: { en, fr: { ...fr, options: { hand: { label: 'Cartes', values: { 3: 'trois' } } } } } },
  },
  { point: 'texts', what: 'no rules', says: 'no rules', kit: { texts: { fr, en: { ...en, rules: [] } } } },
  {
    point: 'texts',
    what: 'a section of the rules in one language only',
    says: 'sections',
    kit: { texts: { en, fr: { ...fr, rules: [...fr.rules, { id: 'more', title: 'Plus', text: 'Rien.' }] } } },
  },
  {
    point: 'texts',
    what: 'a refusal in one language only',
    says: 'keys of refusals',
    kit: { texts: { fr, en: { ...en, refusals: { ...en.refusals, more: 'No.' } } } },
  },
  {
    point: 'texts',
    what: 'a refusal without a text',
    says: 'refusal because',
    game: { refusal: () => 'because' },
  },
  {
    point: 'texts',
    what: 'a refusal without a text, of a move that lacks its last word',
    says: 'refusal because of "play card"',
    game: {
      notation: (move) => highCard.notation(move).replace('play ', 'play card '),
      refusal: (state, seat, wrong) =>
        wrong === 'play card'
          ? 'because'
          : highCard.refusal(state, seat, wrong.replace('play card ', 'play ')),
    },
  },
  {
    point: 'texts',
    what: 'a situation without words',
    says: 'nothing said for the situation',
    kit: { texts: withDescription({ situation: () => [], hand: () => [] }) },
  },
  {
    point: 'texts',
    what: 'a description that runs into the next one',
    says: 'does not end',
    kit: { texts: withDescription({ situation: () => ['The cards lie there'], hand: () => [] }) },
  },
  {
    point: 'texts',
    what: 'a hand of a spectator',
    says: 'hand of a spectator',
    kit: { texts: withDescription({ situation: () => ['Cards.'], hand: () => ['A card.'] }) },
  },
  {
    point: 'texts',
    what: 'an ending without a text',
    says: 'reason',
    kit: { texts: { en: { ...en, reasons: {} }, fr: { ...fr, reasons: {} } } },
  },
  {
    point: 'texts',
    what: 'an event without a text',
    says: 'event trick-taken',
    kit: { texts: { en: withoutTricks(en), fr: withoutTricks(fr) } },
  },
  {
    point: 'texts',
    what: 'a sentence with an undefined value, in one language, for readers without the secret',
    says: 'undefined',
    kit: {
      texts: { fr, en: { ...en, events: { ...en.events, dealt: ({ hand }) => `A hand: ${hand}` } } },
    },
  },
  {
    point: 'texts',
    what: 'a prompt that says nothing',
    says: 'prompt',
    kit: { texts: { en, fr: { ...fr, prompt: () => '' } } },
  },
  {
    point: 'texts',
    what: 'a move that says nothing',
    says: 'move play',
    kit: { texts: { en, fr: { ...fr, move: () => '' } } },
  },
  {
    point: 'typography',
    what: 'a plain space before a colon in French',
    says: '"but :" in "Le but : gagner.": a plain space before ; : ! ? or » can break the line; write a no-break space (U+00A0',
    kit: { texts: { en, fr: { ...fr, about: 'Le but : gagner.' } } },
  },
  {
    point: 'typography',
    what: 'no space at all before a question mark in French',
    says: '"vous?" in "À vous?": there is no space before ; : ! ? or »; write a no-break space',
    kit: { texts: { en, fr: { ...fr, prompt: () => 'À vous?' } } },
  },
  {
    point: 'typography',
    what: 'plain spaces within quotation marks in French',
    says: '"« Haute" in "« Haute Carte\u00a0»": a plain space after « can break the line',
    kit: { texts: { en, fr: { ...fr, name: '« Haute Carte\u00a0»' } } },
  },
  {
    point: 'typography',
    what: 'no space after a quotation mark in French',
    says: '"«Haute" in "«Haute Carte\u00a0»": there is no space after «',
    kit: { texts: { en, fr: { ...fr, name: '«Haute Carte\u00a0»' } } },
  },
  {
    point: 'typography',
    what: 'a straight apostrophe in French',
    says: `"C'est" in "C'est à vous.": the apostrophe is straight; write ’ (U+2019)`,
    kit: { texts: { en, fr: { ...fr, prompt: () => "C'est à vous." } } },
  },
];

function withoutTricks(texts: typeof en): typeof en {
  const { 'trick-taken': _, ...events } = texts.events;
  return { ...texts, events };
}

function withDescription(describe: NonNullable<typeof en.describe>) {
  return { en: { ...en, describe }, fr: { ...fr, describe } };
}
