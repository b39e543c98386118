// Output that cannot be written, to a reader that is gone or to a full disk: one sentence at most, never a stack trace.
import { LANGS } from '../engine/index.ts';
import { askedLang, environmentLang } from './languages.ts';
import { textsOf } from './texts/index.ts';
import { errorLine } from './words.ts';

const FAILED = 1;

type Output = Pick<NodeJS.WriteStream, 'on'>;

interface Outputs {
  readonly stdout: Output;
  readonly stderr: Output & Pick<NodeJS.WriteStream, 'write'>;
}

export function endWhenOutputFails({ stdout, stderr }: Outputs, args: readonly string[]): void {
  // Where complaints cannot be written there is nobody to tell; the exit code still says what it has to.
  stderr.on('error', () => {});
  stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head -1`) is no failure.
    if (code === 'EPIPE') process.exit();
    const lang = LANGS.find((known) => known === askedLang(args)) ?? environmentLang(process.env);
    stderr.write(`${errorLine('unwritable-output', textsOf(lang).outputFailed(code ?? message))}\n`);
    process.exit(FAILED);
  });
}
