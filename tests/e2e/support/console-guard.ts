import { expect, type Page } from '@playwright/test';

/** Patterns of expected console messages; any other message fails the test. */
export type ConsoleGuard = {
  allow: (...patterns: RegExp[]) => void;
  expectSilence: () => void;
};

/** Collects console messages and uncaught errors. */
export function guardConsole(page: Page): ConsoleGuard {
  const messages: string[] = [];
  const allowed: RegExp[] = [
    // A busy machine comes to the start later than the browser expects.
    / was preloaded using link preload but not used within /,
    // All but one have none: see playwright.config.ts.
    /Service Worker registration blocked by Playwright/,
  ];
  page.on('console', (message) => {
    messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.stack || error.message}`));
  return {
    allow: (...patterns) => {
      allowed.push(...patterns);
    },
    expectSilence: () => {
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'messages in the console').toEqual([]);
    },
  };
}
