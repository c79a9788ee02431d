// `npm test` and `npm run test:release`. Arguments select: `npm test -- server stories`, `npm
// test -- stories src/shared/ui/menu`, `npm test -- --shard 1/4`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';
import { ensureBrowser } from './browser.ts';
import { withPinnedNode } from './pinned-node.ts';
import { chooseSuites, readChoices, shardArguments } from './run-tests/choices.ts';
import { runInLanes } from './run-tests/in-lanes.ts';
import { suites, type Suite } from './run-tests/suites.ts';

type Count = { passed: number; failed: number; skipped?: number; failures?: string[] };

type SpecStatus = JSONReportTest['status'];

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

function countVitest(suite: string, report: string): Count {
  const { success, numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    report,
  ) as JsonTestResults;
  reportFlaky(
    suite,
    testResults.flatMap((file) => inStatus(file, 'passed')),
  );
  return {
    passed: numPassedTests,
    // A file that fails to load, or a failing global setup, has no failed test.
    failed: numFailedTests || numFailedTestSuites || Number(!success),
    failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresIn),
  };
}

function countPlaywright(suite: string, report: string): Count {
  const tree = JSON.parse(report) as JSONReport;
  const { expected, unexpected, flaky, skipped } = tree.stats;
  reportFlaky(suite, specsIn(tree, 'flaky'));
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: specsIn(tree, 'unexpected'),
  };
}

function failuresIn(file: JsonTestResult) {
  const failed = inStatus(file, 'failed');
  return failed.length > 0
    ? failed
    : [`${relative(process.cwd(), file.name)}: ${firstLine(file.message)}`];
}

/** A test that passed on retry keeps its first error. */
function inStatus({ name, assertionResults }: JsonTestResult, wanted: 'failed' | 'passed') {
  return assertionResults
    .filter(({ status, failureMessages }) => status === wanted && failureMessages?.length)
    .map(({ fullName, failureMessages }) => {
      return `${relative(process.cwd(), name)} › ${fullName}: ${firstLine(failureMessages?.[0])}`;
    });
}

function reportFlaky(suite: string, names: string[]) {
  if (names.length === 0) return;
  console.log(`${suite}: passed at the second try only; look at them:\n  ${names.join('\n  ')}`);
}

const firstLine = (message = '') => message.split('\n', 1)[0];

function specsIn(
  { specs = [], suites: inner = [] }: Partial<JSONReportSuite>,
  wanted: SpecStatus,
): string[] {
  const found = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return [
    ...found.map(({ file, title }) => `${file} › ${title}`),
    ...inner.flatMap((suite) => specsIn(suite, wanted)),
  ];
}

/** One suite uses four cores well. See docs/decisions/tests-in-lanes.md. */
const lanes = Math.max(1, Math.floor(availableParallelism() / 4));

/** `isAlone` gives it the terminal; otherwise each line has its name. */
async function run(suite: Suite, args: string[], isAlone: boolean): Promise<Count> {
  const start = Date.now();
  const print = (line: string) =>
    console.log(isAlone ? line : `${suite.name.padEnd(13)} │ ${line}`);
  print(`── ${suite.title}`);
  const report = join(runFolder, suite.name);
  const child = spawn(suite.tool, [...getArguments(suite), ...args], {
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // npm's shims on Windows are .cmd files, which only a shell starts.
    shell: process.platform === 'win32',
    env: withPinnedNode({
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_RUN_FOLDER: runFolder,
      TMPDIR: runFolder,
      NODE_COMPILE_CACHE: join(runFolder, 'compiled'),
    }),
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', print);
  }
  const [status] = await once(child, 'close').catch((error: unknown) => [String(error)]);
  if (typeof status === 'string') print(status);
  const count = countOf(suite, report, status === 0);
  print(`── ${suite.name} took ${Math.round((Date.now() - start) / 1000)} s`);
  // A suite with a bad exit code has failed, whatever its report says.
  return status === 0 || count.failed > 0 ? count : { ...count, failed: 1 };
}

function countOf(suite: Suite, report: string, hasPassed: boolean): Count {
  try {
    if (suite.tool !== 'node') {
      const count = suite.tool === 'vitest' ? countVitest : countPlaywright;
      return count(suite.name, readFileSync(report, 'utf8'));
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

const steps = chosen.flatMap((suite) => {
  const shard = shardArguments(suite.sharing, choices.shard);
  return shard ? [{ ...suite, args: [...shard, ...choices.paths] }] : [];
});
const counts = new Map<string, Count>();
await runInLanes(steps, lanes, async (suite) => {
  counts.set(suite.name, await run(suite, suite.args, steps.length === 1));
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
