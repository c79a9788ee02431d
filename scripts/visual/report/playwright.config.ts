import { defineConfig } from '@playwright/test';

const { VISUAL_REPORT, VISUAL_SCRATCH, VISUAL_TITLE } = process.env;

/** Playwright's report, without running tests. */
export default defineConfig({
  testMatch: 'report.ts',
  workers: 1,
  ...(VISUAL_SCRATCH && { outputDir: VISUAL_SCRATCH }),
  reporter: [['html', { outputFolder: VISUAL_REPORT, title: VISUAL_TITLE, open: 'never' }]],
});
