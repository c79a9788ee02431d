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
    goal: '≤ 1750',
    unit: 'ms',
    digits: 0,
    read: audit('largest-contentful-paint'),
  },
  { name: 'blocking', goal: '≤ 60', unit: 'ms', digits: 0, read: audit('total-blocking-time') },
  {
    name: 'layout shift',
    goal: '≤ 0.005',
    unit: '',
    digits: 4,
    read: audit('cumulative-layout-shift'),
  },
];

const runs = 3;

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

/** Now and then Chromium loses the first paint of a trace; such a run is measured again. */
async function measureWhole(url: string, tries = 3): Promise<Report> {
  const report = await measure(url);
  return isWhole(report) || tries === 1 ? report : measureWhole(url, tries - 1);
}

/**
 * Lighthouse with its phone preset on home and on the bare shell in turn, so that both meet the
 * same state of the machine; prints medians and their ratios.
 */
export async function benchFirstVisit(home: string, bareShell: string): Promise<void> {
  const reports: { home: Report; shell: Report }[] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Lighthouse, run ${run} of ${runs}…`);
    reports.push({ home: await measureWhole(home), shell: await measureWhole(bareShell) });
  }
  const rows = metrics.map(({ name, goal, unit, digits, read }) => {
    const ours = median(reports.map((report) => read(report.home)));
    const shell = median(reports.map((report) => read(report.shell)));
    const ratio = shell === 0 ? '–' : (ours / shell).toFixed(2);
    return [`${name} ${unit}`.trim(), ours.toFixed(digits), goal, shell.toFixed(digits), ratio];
  });
  printTable(
    `First visit of home, phone preset, median of ${runs}`,
    ['', 'Tonada', 'goal', 'bare shell', 'ratio'],
    rows,
  );
}
