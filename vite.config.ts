import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Every text file also compressed, so that the server need not do it for each visitor. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const names = await readdir(dir, { recursive: true });
    await Promise.all(
      names
        .filter((name) => /\.(js|css|html|svg)$/.test(name))
        .map(async (name) => {
          const content = await readFile(`${dir}/${name}`);
          await writeFile(`${dir}/${name}.br`, await promisify(brotliCompress)(content));
          await writeFile(`${dir}/${name}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
    );
  },
};

/** The two fonts of the first page, asked for before the style sheet names them. */
const preloaded: Plugin = {
  name: 'preloaded',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => /(eb-garamond|uncial-antiqua)-latin-[\w-]+\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head' as const,
        })),
  },
};

export default defineConfig({
  root: 'src/web',
  plugins: [compressed, preloaded],
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
