// Ends the program when its output cannot be written (closed pipe, full disk): at most one sentence, never a stack trace.
import { LANGS } from '../engine/index.ts';
import { errorLine } from './fault-texts.ts';
import { askedLang, environmentLang } from './languages.ts';
import { textsOf } from './texts/index.ts';

const FAILED = 1;

type Output = Pick<NodeJS.WriteStream, 'on'>;

interface Outputs {
  readonly stdout: Output;
  readonly stderr: Output & Pick<NodeJS.WriteStream, 'write'>;
}

export function endWhenOutputFails({ stdout, stderr }: Outputs, args: readonly string[]): void {
  // If errors cannot be written either, only the exit code is left.
  stderr.on('error', () => {});
  stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    // A reader that closes the pipe (`| head -1`) is not a failure.
    if (code === 'EPIPE') process.exit();
    const lang = LANGS.find((known) => known === askedLang(args)) ?? environmentLang(process.env);
    stderr.write(`${errorLine('unwritable-output', textsOf(lang).outputFailed(code ?? message))}\n`);
    process.exit(FAILED);
  });
}
