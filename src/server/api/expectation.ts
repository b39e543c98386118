// Says in words what a value that the schemas refuse should have been.
import type * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

const TYPES: { readonly [expected: string]: string } = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  undefined: 'nothing',
  Array: 'a list',
  Object: 'an object',
};

/** Bounds of lengths and numbers, and checks that say nothing themselves. */
const CHECKS: { readonly [type: string]: (issue: Issue) => string } = {
  max_length: (issue) => `at most ${countOf(issue)}`,
  min_length: (issue) => `at least ${countOf(issue)}`,
  max_value: ({ requirement }) => `at most ${requirement}`,
  min_value: ({ requirement }) => `at least ${requirement}`,
  integer: () => 'a whole number',
  finite: () => 'a number',
};

/** It does not repeat the input, which may be long or secret. */
export function expectationOf(issue: Issue): string {
  const { kind, type, expected, path, message } = issue;
  if (kind === 'validation') return CHECKS[type]?.(issue) ?? message;
  if (path?.at(-1)?.origin === 'key')
    return expected === 'never' ? 'no field of this name' : 'a value, which is missing';
  const choices = (expected ?? type).replace(/^\((.*)\)$/, '$1').split(' | ');
  const named = choices.map((each) => TYPES[each] ?? each);
  return named.length === 1 ? named[0]! : `one of ${named.join(', ')}`;
}

function countOf({ requirement, input }: Issue): string {
  const thing = typeof input === 'string' ? 'character' : 'element';
  return `${requirement} ${thing}${requirement === 1 ? '' : 's'}`;
}
