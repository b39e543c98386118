// The characters in English.
import type { CharacterTexts } from './contract.ts';

export const characters: CharacterTexts = {
  roswitha: {
    name: 'Roswitha the kind',
    about:
      'Would rather lose than spoil your plans. Still learning, and never takes away what you need. Let her be generous, and help yourself.',
  },
  walafrid: {
    name: 'Walafrid the hasty',
    about:
      'Wants everything now: shows what he has, takes what is in reach, waits for nothing. Let him spend his best, then have the last word.',
  },
  notker: {
    name: 'Notker the hoarder',
    about:
      'Never has enough, and parts with nothing that he has gathered. He collects until it is too late. Finish the game while he is still gathering.',
  },
  fulbert: {
    name: 'Fulbert the gambler',
    about:
      'Stakes a lot, fears nothing, and loves a surprise. When it works, it is brilliant. Keep something back for when his luck runs out.',
  },
  guibert: {
    name: 'Guibert the envious',
    about:
      'Watches your plans more closely than his own, and pays for spoiling them. Hide what you want, and let him envy somebody else.',
  },
  ermengarde: {
    name: 'Ermengarde the proud',
    about:
      'Only the large and the splendid will do, even where something small would win. Leave her the glory and take the small things.',
  },
  dhuoda: {
    name: 'Dhuoda the miser',
    about:
      'Thinks ahead and parts with nothing. At the end she still has what she should have used long before. Make her spend early.',
  },
  gisela: {
    name: 'Gisela the patient',
    about:
      'Calm, careful, and hard to surprise. She waits for a safe chance, sometimes a turn too long. Press her before she is ready.',
  },
};
