// Walks through the syntax of a source file, for the checks of `npm run lint`.

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function walk(value: unknown, visit: (node: Node) => void): void {
  if (isNode(value)) visit(value);
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) walk(part, visit);
}
