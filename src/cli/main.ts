#!/usr/bin/env -S node --max-semi-space-size=64
// The command line as a process.
import { argv, env, stderr, stdin, stdout } from 'node:process';
import { commandLine } from './command-line.ts';
import { endWhenOutputFails } from './output-errors.ts';
import { Terminal } from './terminal.ts';
import { styleFor } from './text-style.ts';

const args = argv.slice(2);
endWhenOutputFails({ stdout, stderr }, args);
if (args.includes('--no-color')) env.NO_COLOR = '1';
const isInteractive = stdin.isTTY === true && stdout.isTTY === true;
const terminal = new Terminal({
  input: stdin,
  output: stdout,
  errors: stderr,
  isInteractive,
  style: styleFor(stdout, env),
});
process.exitCode = await commandLine(args, terminal, env);
