// Starts a worker thread from source: it does not inherit the loader that reads TypeScript.
import { workerData } from 'node:worker_threads';

// Tests name a folder with the same threads as JavaScript, which start in a fifth of the time. Games from outside may be TypeScript.
const { BUNDLED_THREADS: bundled } = process.env;
const { module, gameFiles } = workerData;
if (bundled && gameFiles.length === 0) {
  await import(module.replace(/^.*\/src\/(.*)\.ts$/, `${bundled}/$1.js`));
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(module);
}
