// The steps of the lesson; each language has a text for every one of them.
export type Step =
  | 'page'
  | 'lecterns'
  | 'inks'
  | 'more'
  | 'grimoire'
  | 'pick'
  | 'place'
  | 'gold'
  | 'free'
  | 'done'
  | 'later'
  | 'help'
  | 'dropcap'
  | 'end';
