import { expect, type Page } from '@playwright/test';

/** Patterns of console messages that a test expects; everything else in the console fails it. */
export type ConsoleGuard = {
  allow: (...patterns: RegExp[]) => void;
  expectSilence: () => void;
};

/** Listens to everything the page prints, and to errors that nobody caught. */
export function guardConsole(page: Page): ConsoleGuard {
  const messages: string[] = [];
  const allowed: RegExp[] = [];
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
