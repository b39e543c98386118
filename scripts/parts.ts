// One npm script with several parts: `npm run stress -- crash --kills 5` runs the part `crash` with the rest of the arguments.

export interface Part {
  readonly summary: string;
  /** The options as a usage line shows them. */
  readonly options: string;
  /** Loads the part only when it is asked for. A part reads its options from `process.argv`, without its own name. */
  load(): Promise<{ main(): void | Promise<void> }>;
}

export type Parts = { readonly [name: string]: Part };

const USAGE_ERROR = 2;

/** Answers the exit code; null if the part itself decides. */
export async function runPart(command: string, parts: Parts, argv = process.argv): Promise<number | null> {
  const [name, ...rest] = argv.slice(2);
  if (name === '--help' || name === '-h') {
    console.log(usageOf(command, parts));
    return 0;
  }
  const part = name !== undefined && Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (name === undefined || !part) {
    const problem =
      name === undefined ? 'missing-part: name a part' : `unknown-part: "${name}" is not a part`;
    console.error(`${command}: ${problem}\n\n${usageOf(command, parts)}`);
    return USAGE_ERROR;
  }
  const usage = `Usage: npm run ${command} -- ${name} ${part.options}`.trimEnd();
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(`${part.summary}\n\n${usage}`);
    return 0;
  }
  argv.splice(2, argv.length, ...rest);
  try {
    await (await part.load()).main();
    return null;
  } catch (error) {
    if (!isArgumentError(error)) throw error;
    console.error(`${command} ${name}: bad-option: ${error.message}\n\n${usage}`);
    return USAGE_ERROR;
  }
}

/** `parseArgs` throws errors with these codes. */
function isArgumentError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function usageOf(command: string, parts: Parts): string {
  const width = Math.max(...Object.keys(parts).map((name) => name.length));
  const lines = Object.entries(parts).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    `Usage: npm run ${command} -- PART [options]`,
    '',
    ...lines,
    '',
    `npm run ${command} -- PART --help lists the options of a part.`,
  ].join('\n');
}
