// `npm run check`: runs every static check in parallel. Warnings fail.
import packageFile from '../package.json' with { type: 'json' };
import { runQuietly } from './run-quietly.ts';

const prefix = 'check:';
const chosen = process.argv.slice(2);

/** `npm run check:types` runs one alone. */
const checks = Object.entries(packageFile.scripts)
  .filter(([name]) => name.startsWith(prefix))
  .map(([name, command]) => ({ name: name.slice(prefix.length), command }))
  .filter(({ name }) => chosen.length === 0 || chosen.includes(name));

const failed: string[] = [];
await Promise.all(
  checks.map(async ({ name, command }) => {
    const start = Date.now();
    const { isClean, output } = await runQuietly(command, [], { shell: true });
    const time = `${((Date.now() - start) / 1000).toFixed(1)} s`;
    console.log(`${isClean ? '✓' : '✗'} ${name.padEnd(16)} ${time.padStart(6)}`);
    if (isClean) return;
    failed.push(name);
    console.log(`  ${command}\n\n${output.replaceAll(/^/gm, '  ')}\n`);
  }),
);
console.log(
  failed.length === 0
    ? `\nAll ${checks.length} checks are clean.`
    : `\nNot clean: ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
