// A server started by the command line, from a package with its pages.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { bundledIn } from './fixtures/bundled.ts';
import { temporaryDirectory, tidyUp } from './fixtures/child.ts';

afterAll(tidyUp);

/** The program with a placeholder page, because the real pages take long to build. */
async function installed(): Promise<string> {
  const folder = temporaryDirectory();
  const program = await bundledIn(inject('runFolder'));
  cpSync(join(program, 'dist'), join(folder, 'dist'), { recursive: true });
  copyFileSync(join(program, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(program, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist/web'));
  writeFileSync(join(folder, 'dist/web/index.html'), '<!doctype html>');
  return folder;
}

/** Below the ephemeral ports of the system, so that no other process takes it. */
async function holdPort(): Promise<{ holder: Server; port: number }> {
  for (let port = 21_800; port < 21_900; port++) {
    const holder = createServer();
    holder.listen(port, '::');
    const isHeld = await once(holder, 'listening').then(
      () => true,
      () => false,
    );
    if (isHeld) return { holder, port };
  }
  throw new Error('no port is free from 21800 to 21899');
}

const folder = await installed();

test('when the port is taken, the advice is a command that exists', async () => {
  const { holder, port } = await holdPort();
  const said = (env: { readonly [name: string]: string }) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'dist/cli/main.js'), 'serve', '--port', String(port)],
      {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, DATA: join(temporaryDirectory(), 'scriptorium.db'), ...env },
      },
    );
    return { status, stderr };
  };
  const answer = (command: string) => ({
    status: 1,
    stderr: `error[port-taken]: Port ${port} is taken. Choose another one: ${command} serve --port ${port + 1}\n`,
  });
  try {
    expect(said({})).toEqual(answer('scriptorium'));
    expect(said({ npm_command: 'exec' })).toEqual(answer('npx scriptorium'));
  } finally {
    holder.close();
  }
});
