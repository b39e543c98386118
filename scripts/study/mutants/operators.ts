// The small faults that the mutation run plants: every place in a source file where one fits, with the text that replaces it.
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Mutation {
  readonly operator: string;
  /** Offsets into the source. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const BINARY: { readonly [operator: string]: readonly string[] } = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
};
const LOGICAL: { readonly [operator: string]: string } = { '&&': '||', '||': '&&', '??': '&&' };
const ASSIGNMENT: { readonly [operator: string]: string } = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '&=': '|=',
  '|=': '&=',
  '??=': '=',
};
const METHODS: { readonly [name: string]: string } = {
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  push: 'unshift',
  unshift: 'push',
  shift: 'pop',
  pop: 'shift',
};
/** Methods that return a value of the same type: the call can be left out. */
const LEFT_OUT = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'trim', 'toReversed', 'concat']);
/** Strings that the program compares: codes, kinds, keys. Sentences have tests of their own. */
const CODE = /^[a-z][\w-]*$/i;

export function mutationsIn(file: string, source: string): Mutation[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]!.message}`);
  const found: Mutation[] = [];
  const add = (operator: string, { start, end }: ESTree.Span, text: string) =>
    found.push({ operator, start, end, text });
  const between = (left: ESTree.Span, right: ESTree.Span, from: string, to: string, operator: string) => {
    const start = source.indexOf(from, left.end);
    if (start < right.start) add(operator, { start, end: start + from.length }, to);
  };
  const condition = (test: ESTree.Expression) => {
    for (const text of ['true', 'false'])
      if (source.slice(test.start, test.end) !== text) add('condition', test, text);
  };
  const body = (block: ESTree.BlockStatement | ESTree.FunctionBody | null | undefined) => {
    if (block?.type === 'BlockStatement' && block.body.length > 0) add('block emptied', block, '{}');
  };
  // Keys, imports and types are not values; the compiler checks them.
  const notValues = new Set<number>();

  new Visitor({
    BinaryExpression({ left, right, operator }) {
      const isText = [left, right].some((side) => side.type === 'TemplateLiteral' || isString(side));
      if (operator === '+' && isText) return;
      for (const other of BINARY[operator] ?? []) between(left, right, operator, other, 'operator');
    },
    LogicalExpression(node) {
      between(node.left, node.right, node.operator, LOGICAL[node.operator]!, 'logic');
      if (node.operator === '??') add('default left out', node, source.slice(node.left.start, node.left.end));
    },
    AssignmentExpression({ left, right, operator }) {
      const other = ASSIGNMENT[operator];
      if (other) between(left, right, operator, other, 'assignment');
    },
    UpdateExpression(node) {
      const other = node.operator === '++' ? '--' : '++';
      const argument = source.slice(node.argument.start, node.argument.end);
      add('counting', node, node.prefix ? other + argument : argument + other);
    },
    UnaryExpression(node) {
      const argument = source.slice(node.argument.start, node.argument.end);
      if (['-', '!', '~'].includes(node.operator)) add('sign', node, argument);
    },
    IfStatement({ test, consequent, alternate }) {
      condition(test);
      if (consequent.type === 'BlockStatement') body(consequent);
      if (alternate?.type === 'BlockStatement') body(alternate);
    },
    ConditionalExpression: ({ test }) => condition(test),
    WhileStatement: ({ test }) => add('condition', test, 'false'),
    ForStatement({ test }) {
      if (test) add('condition', test, 'false');
    },
    ForOfStatement({ body: block }) {
      if (block.type === 'BlockStatement') body(block);
    },
    FunctionDeclaration: (node) => body(node.body),
    FunctionExpression: (node) => body(node.body),
    ArrowFunctionExpression(node) {
      if (node.body.type === 'BlockStatement') body(node.body);
      else if (node.body.type !== 'Identifier') add('result left out', node.body, 'undefined');
    },
    ExpressionStatement(node) {
      const { expression } = node;
      const inner = expression.type === 'AwaitExpression' ? expression.argument : expression;
      const isCall = inner.type === 'CallExpression' || inner.type === 'ChainExpression';
      if (isCall) add('call left out', node, ';');
    },
    CallExpression({ callee, start, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed)
        return;
      const { name } = callee.property;
      if (Object.hasOwn(METHODS, name)) add('method', callee.property, METHODS[name]!);
      if (LEFT_OUT.has(name))
        add('method left out', { start, end }, source.slice(callee.object.start, callee.object.end));
    },
    MemberExpression({ object, property, optional, computed }) {
      if (!optional) return;
      const start = source.indexOf('?.', object.end);
      if (start >= 0 && start < property.start) add('?.', { start, end: start + 2 }, computed ? '' : '.');
    },
    ArrayExpression(node) {
      if (node.elements.length > 0) add('array emptied', node, '[]');
    },
    ObjectExpression(node) {
      if (node.properties.length > 0) add('object emptied', node, '{}');
    },
    Property({ key, computed }) {
      if (!computed) notValues.add(key.start);
    },
    ImportDeclaration: ({ source: from }) => void notValues.add(from.start),
    ExportNamedDeclaration({ source: from }) {
      if (from) notValues.add(from.start);
    },
    ExportAllDeclaration: ({ source: from }) => void notValues.add(from.start),
    TSLiteralType: ({ literal }) => void notValues.add(literal.start),
    Literal(node) {
      if (notValues.has(node.start)) return;
      if (typeof node.value === 'boolean') add('boolean', node, String(!node.value));
      if (isString(node) && CODE.test(node.value)) add('code', node, "''");
      if (typeof node.value === 'number' && Number.isInteger(node.value)) {
        add('one more', node, String(node.value + 1));
        add('one less', node, node.value === 0 ? '(-1)' : String(node.value - 1));
      }
    },
  }).visit(program);
  return found.sort((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1));
}

function isString(node: { readonly type: string; readonly value?: unknown }): node is ESTree.StringLiteral {
  return node.type === 'Literal' && typeof node.value === 'string';
}
