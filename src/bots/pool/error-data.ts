// An error as data: between threads errors lose their class, and what is left must still tell where they were thrown.

export interface ErrorData {
  readonly message: string;
  readonly stack: string;
}

export function errorData(error: unknown): ErrorData {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: error.message, stack: error.stack ?? '' };
}

/** Its stack is the one of the thread that failed. */
export function errorFrom({ message, stack }: ErrorData): Error {
  const error = new Error(message);
  if (stack !== '') error.stack = stack;
  return error;
}
