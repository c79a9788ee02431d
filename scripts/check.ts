// `npm run check`: every static check at once, each one's output in one piece. Warnings fail.
import { spawn } from 'node:child_process';
import packageFile from '../package.json' with { type: 'json' };
import { withPinnedNode } from './pinned-node.ts';

type Check = { name: string; command: string };
type Result = Check & { isClean: boolean; output: string; milliseconds: number };

const prefix = 'check:';

/** Each check is a script of package.json, so one alone is `npm run check:types`. */
const checks: Check[] = Object.entries(packageFile.scripts)
  .filter(([name]) => name.startsWith(prefix))
  .map(([name, command]) => ({ name: name.slice(prefix.length), command }));

function run(check: Check): Promise<Result> {
  const start = Date.now();
  const child = spawn(check.command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: withPinnedNode({ NO_COLOR: '1' }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({
        ...check,
        output: output.trim(),
        isClean: code === 0,
        milliseconds: Date.now() - start,
      });
    });
  });
}

function report({ name, command, isClean, output, milliseconds }: Result) {
  const time = `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(`${isClean ? '✓' : '✗'} ${name.padEnd(16)} ${time.padStart(6)}`);
  if (isClean) return;
  console.log(`  ${command}\n`);
  console.log(output.replaceAll(/^/gm, '  '));
  console.log('');
}

const chosen = process.argv.slice(2);
const results = await Promise.all(
  checks
    .filter(({ name }) => chosen.length === 0 || chosen.includes(name))
    .map(async (check) => {
      const result = await run(check);
      report(result);
      return result;
    }),
);
const failed = results.filter(({ isClean }) => !isClean);
console.log(
  failed.length === 0
    ? `\nAll ${results.length} checks are clean.`
    : `\nNot clean: ${failed.map(({ name }) => name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
