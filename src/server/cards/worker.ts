// The thread that draws preview cards: drawing and encoding one takes tens of milliseconds, which no move may wait for.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

export interface DrawRequest {
  readonly id: number;
  readonly svg: string;
  /** A folder with the fonts. */
  readonly fonts: string;
}

export interface DrawReply {
  readonly id: number;
  readonly png: Uint8Array | null;
  readonly error?: string;
}

parentPort?.on('message', ({ id, svg, fonts }: DrawRequest) => {
  let reply: DrawReply;
  try {
    const fontFiles = readdirSync(fonts)
      .filter((name) => name.endsWith('.ttf'))
      .map((name) => join(fonts, name));
    const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'EB Garamond' };
    reply = { id, png: new Resvg(svg, { font }).render().asPng() };
  } catch (error) {
    reply = { id, png: null, error: String(error) };
  }
  parentPort?.postMessage(reply);
});
