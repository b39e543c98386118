// The steps of the lesson; each language has a text for every one of them.
export type Step =
  | 'order'
  | 'turn'
  | 'first'
  | 'beaten'
  | 'more'
  | 'equal'
  | 'scout'
  | 'four'
  | 'counted'
  | 'onward';
