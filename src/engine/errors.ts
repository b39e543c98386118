// Errors of callers: a request that no game can fulfil, with a code that programs can test for.

/** Thrown for wrong arguments. Refused moves are not errors: `Table.play` returns them. */
export class EngineError extends RangeError {
  readonly code: string;

  constructor(code: string, explanation: string, cause?: unknown) {
    super(`${code}: ${explanation}`, { cause });
    this.name = 'EngineError';
    this.code = code;
  }
}
