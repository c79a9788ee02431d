import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { browserFlags, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();
const configDir = join(import.meta.dirname, '.storybook');
const hasStorybook = existsSync(join(configDir, 'main.ts'));

export default defineConfig({
  test: {
    // Two cores carry two workers; more would only make timeouts of slow turns.
    maxWorkers: 2,
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'pure',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'build/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          // A file starts its own database process, which may take seconds when both cores are busy.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(hasStorybook
        ? [
            {
              extends: './vite.config.ts',
              plugins: [storybookTest({ configDir: configDir })],
              test: {
                name: 'stories',
                testTimeout: 30_000,
                browser: {
                  enabled: true,
                  headless: true,
                  provider: playwright({
                    launchOptions: {
                      args: browserFlags,
                      ...(executablePath && { executablePath }),
                    },
                  }),
                  instances: [{ browser: 'chromium' }],
                },
              },
            },
          ]
        : []),
    ],
  },
});
