import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags, ensureBrowser } from '../../../scripts/browser.ts';
import { freePort } from '../../../scripts/real-server.ts';
import { median, printTable } from '../print-table.ts';

type Metric = {
  name: string;
  goal: string;
  unit: string;
  digits: number;
  read: (result: Report) => number;
};
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

export type Target = { name: string; origin: string };

const audit = (id: string) => (report: Report) => report.audits[id]?.numericValue ?? Number.NaN;
const score = (id: string) => (report: Report) => (report.categories[id]?.score ?? 0) * 100;

const metrics: Metric[] = [
  { name: 'performance', goal: '≥ 98', unit: '', digits: 0, read: score('performance') },
  { name: 'accessibility', goal: '= 100', unit: '', digits: 0, read: score('accessibility') },
  {
    name: 'first paint',
    goal: '≤ 700',
    unit: 'ms',
    digits: 0,
    read: audit('first-contentful-paint'),
  },
  {
    name: 'largest paint',
    goal: '≤ 1130',
    unit: 'ms',
    digits: 0,
    read: audit('largest-contentful-paint'),
  },
  { name: 'blocking', goal: '≤ 45', unit: 'ms', digits: 0, read: audit('total-blocking-time') },
  {
    name: 'layout shift',
    goal: '≤ 0.005',
    unit: '',
    digits: 4,
    read: audit('cumulative-layout-shift'),
  },
];

async function measure(url: string): Promise<Report> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance', 'accessibility'],
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const isWhole = (report: Report) => metrics.every(({ read }) => Number.isFinite(read(report)));

/** Chromium sometimes loses a trace's first paint; such a run is repeated. */
async function measureWhole(url: string, tries = 3): Promise<Report> {
  const report = await measure(url);
  return isWhole(report) || tries === 1 ? report : measureWhole(url, tries - 1);
}

/**
 * Runs Lighthouse's phone preset on several servers' home pages in turn, so that all meet the
 * same machine load; prints medians and the ratio of the first to the last.
 */
export async function benchFirstVisit(targets: readonly Target[], runs: number): Promise<void> {
  const reports = targets.map((): Report[] => []);
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Lighthouse, run ${run} of ${runs}…`);
    for (const [index, { origin }] of targets.entries()) {
      reports[index]?.push(await measureWhole(origin));
    }
  }
  const rows = metrics.map(({ name, goal, unit, digits, read }) => {
    const values = reports.map((own) => median(own.map(read)));
    const last = values.at(-1);
    const ratio = last ? ((values[0] ?? NaN) / last).toFixed(2) : '–';
    return [`${name} ${unit}`.trim(), goal, ...values.map((value) => value.toFixed(digits)), ratio];
  });
  printTable(
    `First visit of home, phone preset, median of ${runs}`,
    ['', 'goal', ...targets.map(({ name }) => name), 'ratio'],
    rows,
  );
}
