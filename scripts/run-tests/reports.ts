import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import type { JsonTestResult, JsonTestResults } from 'vitest/node';

export type Count = {
  passed: number;
  failed: number;
  skipped?: number;
  failures?: string[];
  /** Passed on a second try only. */
  flaky?: string[];
  /** Tests that passed, by file, where all of the file's did at the first try. */
  whole?: Map<string, number>;
  /** Every file of the report. */
  seen?: Set<string>;
};

type SpecStatus = JSONReportTest['status'];

const firstLine = (message = '') => message.split('\n', 1)[0];

const pathOf = (file: JsonTestResult) => relative(process.cwd(), file.name).replaceAll('\\', '/');

export function countVitest(report: string): Count {
  const { success, numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    report,
  ) as JsonTestResults;
  return {
    passed: numPassedTests,
    // A file that fails to load, or a failing global setup, has no failed test.
    failed: numFailedTests || numFailedTestSuites || Number(!success),
    failures: testResults.filter(({ status }) => status === 'failed').flatMap(failuresIn),
    flaky: testResults.flatMap((file) => inStatus(file, 'passed')),
    ...byFile(
      testResults.map((file) => ({
        path: pathOf(file),
        isWhole: file.status === 'passed' && inStatus(file, 'passed').length === 0,
        passed: file.assertionResults.filter(({ status }) => status === 'passed').length,
      })),
    ),
  };
}

export function countPlaywright(report: string): Count {
  const tree = JSON.parse(report) as JSONReport;
  const { expected, unexpected, flaky, skipped } = tree.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: specsIn(tree, 'unexpected'),
    flaky: specsIn(tree, 'flaky'),
    ...byFile(
      allSpecs(tree).flatMap(({ file, tests }) =>
        tests.map(({ status }) => ({
          path: `tests/${file}`,
          isWhole: status === 'expected' || status === 'skipped',
          passed: Number(status === 'expected'),
        })),
      ),
    ),
  };
}

type Part = { path: string; isWhole: boolean; passed: number };

/** A file may be run by several projects. */
function byFile(parts: readonly Part[]): Pick<Count, 'whole' | 'seen'> {
  const broken = new Set(parts.filter(({ isWhole }) => !isWhole).map(({ path }) => path));
  const whole = new Map<string, number>();
  for (const { path, passed } of parts)
    if (!broken.has(path)) whole.set(path, (whole.get(path) ?? 0) + passed);
  return { whole, seen: new Set(parts.map(({ path }) => path)) };
}

function failuresIn(file: JsonTestResult) {
  const failed = inStatus(file, 'failed');
  return failed.length > 0 ? failed : [`${pathOf(file)}: ${firstLine(file.message)}`];
}

/** A test that passed on retry keeps its first error. */
const inStatus = (file: JsonTestResult, wanted: 'failed' | 'passed') =>
  file.assertionResults
    .filter(({ status, failureMessages }) => status === wanted && failureMessages?.length)
    .map(({ fullName, failureMessages }) => {
      return `${pathOf(file)} › ${fullName}: ${firstLine(failureMessages?.[0])}`;
    });

const allSpecs = ({
  specs = [],
  suites = [],
}: Partial<JSONReportSuite>): JSONReportSuite['specs'] => [...specs, ...suites.flatMap(allSpecs)];

const specsIn = (tree: Partial<JSONReportSuite>, wanted: SpecStatus) =>
  allSpecs(tree)
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file} › ${title}`);
