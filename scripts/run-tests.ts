// `npm test` and `npm run test:release`. Arguments select: `npm test -- server stories`, `npm
// test -- stories src/shared/ui/menu`, `npm test -- --shard 1/4`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBrowser } from './browser.ts';
import { withPinnedNode } from './pinned-node.ts';
import { projectFolder } from './project-files.ts';
import { chooseSuites, readChoices, shardArguments } from './run-tests/choices.ts';
import { runInLanes } from './run-tests/in-lanes.ts';
import { findCache, forgetOldResults } from './run-tests/kept-results.ts';
import { measurePatience } from './run-tests/patience.ts';
import { planSuite, withoutKept, type PlannedSuite } from './run-tests/plan.ts';
import { countPlaywright, countVitest, type Count } from './run-tests/reports.ts';
import { suites, type Suite } from './run-tests/suites.ts';

/** In bytes, mostly for databases. */
const roomOfRun = 6 * 2 ** 30;

/**
 * In memory where there is room: a database has 1,400 small files, which copy ten times slower on
 * disk.
 */
function scratchFolder(memory = '/dev/shm'): string {
  if (!existsSync(memory) || freemem() < roomOfRun) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < roomOfRun ? tmpdir() : memory;
}

const runFolder = mkdtempSync(join(scratchFolder(), 'tonada-tests-'));
// Under root, PostgreSQL runs as another account and reads its password here.
chmodSync(runFolder, 0o711);
process.on('exit', () => rmSync(runFolder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** Each suite writes a report, from which its tests are counted. */
const getArguments = ({ name, tool, runs }: Suite): string[] => {
  const projects = runs.map((project) => `--project=${project}`);
  const report = `--outputFile.json=${join(runFolder, name)}`;
  if (tool === 'vitest')
    return ['run', ...projects, '--reporter=default', '--reporter=json', report];
  // Playwright empties the folder at the start, while another suite may be writing to it.
  const output = `--output=test-results/${name}`;
  return tool === 'node' ? runs : ['test', ...projects, '--reporter=list,json', output];
};

/** One suite uses four cores well. See docs/decisions/tests-in-lanes.md. */
const lanes = Math.max(1, Math.floor(availableParallelism() / 4));

/** `isAlone` gives it the terminal; otherwise each line has its name. */
async function run(suite: PlannedSuite, isAlone: boolean): Promise<Count> {
  const start = Date.now();
  const print = (line: string) =>
    console.log(isAlone ? line : `${suite.name.padEnd(13)} │ ${line}`);
  print(`── ${suite.title}`);
  const report = join(runFolder, suite.name);
  const child = spawn(suite.tool, [...getArguments(suite), ...suite.args], {
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // npm's shims on Windows are .cmd files, which only a shell starts.
    shell: process.platform === 'win32',
    env: withPinnedNode({
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_RUN_FOLDER: runFolder,
      TMPDIR: runFolder,
      NODE_COMPILE_CACHE: join(runFolder, 'compiled'),
      TEST_PATIENCE: `${patience}`,
    }),
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', print);
  }
  const [status] = await once(child, 'close').catch((error: unknown) => [String(error)]);
  if (typeof status === 'string') print(status);
  const count = countOf(suite, report, status === 0);
  if (!choices.shard) keep(suite, count, status === 0);
  print(`── ${suite.name} took ${Math.round((Date.now() - start) / 1000)} s`);
  // A suite with a bad exit code has failed, whatever its report says.
  return status === 0 || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** After a failure of some tests, what the other files proved holds. */
function keep({ kept, remaining }: PlannedSuite, count: Count, isClean: boolean) {
  const { whole, seen, failures = [], flaky = [] } = count;
  if (flaky.length > 0)
    console.log(`Passed at the second try only; look at them:\n  ${flaky.join('\n  ')}`);
  if (!isClean && failures.length === 0) return;
  // What ran and is not reported has tests of other runs only.
  const silent = isClean ? (remaining ?? []).filter((path) => !seen?.has(path)) : [];
  kept?.keep(new Map([...silent.map((path) => [path, 0] as const), ...(whole ?? [])]));
}

function countOf(suite: Suite, report: string, hasPassed: boolean): Count {
  try {
    if (suite.tool !== 'node') {
      const count = suite.tool === 'vitest' ? countVitest : countPlaywright;
      return count(readFileSync(report, 'utf8'));
    }
  } catch {
    console.error(`${suite.name} ended without a report.`);
    return { passed: 0, failed: 1 };
  }
  return hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

function read(args: string[]) {
  try {
    const choices = readChoices(args);
    const missing = choices.paths.filter((path) => !existsSync(path));
    if (missing.length > 0) refuse(`No such file or folder: ${missing.join(', ')}.`);
    return { choices, chosen: chooseSuites(suites, choices) };
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const { choices, chosen } = read(process.argv.slice(2));
try {
  process.env.CHROMIUM_PATH = ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const patience = measurePatience();
if (patience > 1) console.log(`This machine is busy: tests may take ${patience} times their time.`);

const isWhole = choices.paths.length === 0 && !choices.shard;
const cache = findCache();
// A server under test would refuse the name.
delete process.env.TONADA_TEST_CACHE;
forgetOldResults(cache);
const plans = chosen.flatMap((suite) => {
  const shard = shardArguments(suite.sharing, choices.shard);
  if (!shard) return [];
  const args = [...shard, ...choices.paths];
  return planSuite({ ...suite, args }, projectFolder, cache, choices.isForced || !isWhole);
});
for (const { name, before } of plans)
  if (before.files > 0)
    console.log(
      `${name}: ${before.tests} tests of ${before.files} files passed before, and nothing that they reach changed (--force runs them).`,
    );
const steps = withoutKept(plans);
const counts = new Map<string, Count>();
await runInLanes(steps, lanes, async (suite) => {
  counts.set(suite.name, await run(suite, steps.length === 1));
});

const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
for (const [name, { passed, failed, skipped = 0, failures: named = [] }] of counts) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (failed > 0)
    failures.push(...(named.length > 0 ? named : ['']).map((test) => `  ${name} ${test}`));
}
// Last, because long logs are read from the end.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
