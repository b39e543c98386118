#!/usr/bin/env node
// The command line as a process.
import { argv, env, stderr, stdin, stdout } from 'node:process';
import { commandLine } from './command-line.ts';
import { inkFor } from './ink.ts';
import { Terminal } from './terminal.ts';

/** A reader that has seen enough (`| head -1`) is no failure. */
function endQuietlyWithReader(): void {
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }
}

endQuietlyWithReader();
const args = argv.slice(2);
if (args.includes('--no-color')) env.NO_COLOR = '1';
const isInteractive = stdin.isTTY === true && stdout.isTTY === true;
const terminal = new Terminal({
  input: stdin,
  output: stdout,
  errors: stderr,
  isInteractive,
  ink: inkFor(stdout, env),
});
process.exitCode = await commandLine(args, terminal, env);
