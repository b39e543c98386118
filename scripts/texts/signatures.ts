// Which types the parameters of sentences have: read from the source, because they are gone when the program runs.
import { readdirSync } from 'node:fs';
import { parseAst } from 'vite';
import { sourceOf } from './modules.ts';

export interface Parameter {
  readonly name: string;
  /** As written, or empty. For an object that is taken apart, its fields. */
  readonly type: string;
  readonly fields?: readonly Parameter[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** By the name of a sentence and of its parameters: the parameters with their types. */
export type Signatures = ReadonlyMap<string, readonly Parameter[]>;

const keyOf = (sentence: string, parameters: readonly string[]) => `${sentence}(${parameters.join(', ')})`;

/** From all English texts and the contracts of texts. */
export function readSignatures(): Signatures {
  const files = readdirSync(new URL('../../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(en|contract|texts|words|words-contract|index)\.ts$/.test(file));
  const found = new Map<string, readonly Parameter[]>();
  for (const file of files) {
    const source = sourceOf(file);
    for (const [name, parameters] of sentencesIn(parseAst(source, { lang: 'ts' }).body, source)) {
      const key = keyOf(
        name,
        parameters.map((each) => each.name),
      );
      const known = found.get(key);
      if (!known || known.every(({ type }) => type === '')) found.set(key, parameters);
    }
  }
  return found;
}

function sentencesIn(part: unknown, source: string): [name: string, parameters: Parameter[]][] {
  if (Array.isArray(part)) return part.flatMap((each) => sentencesIn(each, source));
  if (!isNode(part)) return [];
  const found = ownSentence(part, source);
  return [
    ...(found ? [found] : []),
    ...Object.entries(part).flatMap(([field, value]) =>
      field === 'parent' ? [] : sentencesIn(value, source),
    ),
  ];
}

/** A property whose value is a function, or one of a type that is a function. */
function ownSentence(node: Node, source: string): [string, Parameter[]] | null {
  const { key } = node;
  if (!isNode(key)) return null;
  const name = String(key.name ?? key.value);
  const of = (parameters: unknown) =>
    Array.isArray(parameters)
      ? ([name, parameters.filter(isNode).map((each) => parameterOf(each, source))] as [string, Parameter[]])
      : null;
  const { value, typeAnnotation } = node;
  if (isNode(value) && /Function/.test(value.type)) return of(value.params);
  if (node.type === 'TSMethodSignature') return of(node.params);
  const type =
    isNode(typeAnnotation) && isNode(typeAnnotation.typeAnnotation) && typeAnnotation.typeAnnotation;
  return type && type.type === 'TSFunctionType' ? of(type.params) : null;
}

function parameterOf(node: Node, source: string): Parameter {
  const annotation = isNode(node.typeAnnotation)
    ? source.slice(node.typeAnnotation.start, node.typeAnnotation.end)
    : '';
  const type = annotation.replace(/^:\s*/, '').replace(/\s+/g, ' ');
  if (node.type !== 'ObjectPattern') return { name: typeof node.name === 'string' ? node.name : '', type };
  const properties = Array.isArray(node.properties) ? node.properties.filter(isNode) : [];
  const fields = properties.map((each) => ({
    name: isNode(each.key) ? String(each.key.name) : '',
    type: '',
  }));
  return { name: `{${fields.map((field) => field.name).join()}}`, type, fields };
}

/** The parameters of a sentence at run time: their names are still there, their types come from the source. */
export function parametersOf(name: string, sentence: unknown, signatures: Signatures): readonly Parameter[] {
  const source = `({ sentence: ${String(sentence)} })`;
  const text = /^(async )?[\w'"-]+\s*\(/.test(String(sentence)) ? `({ ${String(sentence)} })` : source;
  const [[, own] = ['', []]] = sentencesIn(parseAst(text, { lang: 'ts' }).body, text);
  return (
    signatures.get(
      keyOf(
        name,
        own.map((each) => each.name),
      ),
    ) ?? own
  );
}
