import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReportData } from './report.ts';

const { resolve } = createRequire(import.meta.url);

/**
 * Replaces an earlier report in `folder`; it opens without a server. Returns the page's path.
 *
 * @throws with Playwright's output, where it wrote no report
 */
export function writeReport(
  folder: string,
  scratch: string,
  title: string,
  data: ReportData,
): string {
  const page = join(folder, 'index.html');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const file = join(scratch, 'data.json');
  writeFileSync(file, JSON.stringify(data));
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const command = [resolve('@playwright/test/cli'), 'test', '--config', config];
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: {
      ...process.env,
      VISUAL_DATA: file,
      VISUAL_REPORT: folder,
      VISUAL_SCRATCH: join(scratch, 'results'),
      VISUAL_TITLE: title,
      // Omits the prompt for a language model at each failure.
      PLAYWRIGHT_NO_COPY_PROMPT: '1',
    },
  });
  if (existsSync(page)) return page;
  throw new Error(`The report was not written.\n${stdout}${stderr}`);
}
