// A planted fault: one change of one source, made when the simulator is bundled.

export interface Mutant {
  readonly name: string;
  /** What a reviewer would say about it. */
  readonly what: string;
  readonly file: string;
  /** This text is there once. */
  readonly before: string;
  readonly after: string;
}
