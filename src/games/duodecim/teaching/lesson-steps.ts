// The steps of the lesson; each language has a text for every one of them.
export type Step =
  | 'path'
  | 'colour'
  | 'close'
  | 'alone'
  | 'back'
  | 'twice'
  | 'travel'
  | 'sum'
  | 'run'
  | 'duty'
  | 'home'
  | 'off'
  | 'exact'
  | 'end';
