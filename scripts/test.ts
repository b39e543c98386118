// `npm test`: the lint beside the tests, whose waiting leaves it room. A fault that the lint finds ends the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const vitest = spawn('vitest', ['run', ...process.argv.slice(2)], { stdio: 'inherit' });
const lint = spawn('npm', ['run', '-s', 'lint'], { stdio: ['ignore', 'pipe', 'pipe'] });

/** Printed as a whole, so that it does not stand between the lines of the tests. */
let printed = '';
for (const stream of [lint.stdout, lint.stderr])
  stream.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });

const tested = once(vitest, 'close');
const [lintCode] = await once(lint, 'close');
console.log(`\n${printed}npm run lint: ${lintCode === 0 ? 'passed' : `failed, so the tests are ended`}\n`);
if (lintCode !== 0) vitest.kill();
const [testCode] = await tested;
process.exitCode = lintCode === 0 && testCode === 0 ? 0 : 1;
