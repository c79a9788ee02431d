import { test as base, type Page } from '@playwright/test';
import type { RealServer } from '../../../scripts/real-server.ts';
import { guardConsole, type ConsoleGuard } from './console-guard.ts';
import { withDemoServer } from './demo-server.ts';

export { expect } from '@playwright/test';

type WorkerFixtures = {
  /** One server for all tests of a worker, on its own copy of the demo data. */
  sharedServer: RealServer;
};

type TestFixtures = {
  /**
   * Whether the browser is sent ahead what its person may use. It is a third of a journey's work, so
   * a journey that does not speak of it says that its network is slow.
   */
  isSentAhead: boolean;
  /** The page of another person, whose browser shares nothing with that of `page`. */
  theirPage: Page;
  /** Everything that reaches the console fails the test, unless it is allowed here. */
  consoleGuard: ConsoleGuard;
};

/** Runs in the page before anything else. */
function sayThatTheNetworkIsSlow() {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
}

/** A journey against the built application and the real server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [({}, use) => withDemoServer(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ sharedServer }, use) => use(sharedServer.origin),
  isSentAhead: [false, { option: true }],
  context: async ({ context, isSentAhead }, use) => {
    if (!isSentAhead) await context.addInitScript(sayThatTheNetworkIsSlow);
    await use(context);
  },
  theirPage: async ({ browser, isSentAhead }, use) => {
    const context = await browser.newContext();
    if (!isSentAhead) await context.addInitScript(sayThatTheNetworkIsSlow);
    await use(await context.newPage());
    await context.close();
  },
  consoleGuard: [
    async ({ page }, use) => {
      const guard = guardConsole(page);
      await use(guard);
      guard.expectSilence();
    },
    { auto: true },
  ],
});

/** The same for tests that stop, kill or fill the server: `ownServer` is theirs alone. */
export const testOnOwnServer = test.extend<{
  ownServer: RealServer;
  /** Settings of that server. */
  serverEnv: Record<string, string>;
}>({
  serverEnv: [{}, { option: true }],
  ownServer: [({ serverEnv }, use) => withDemoServer(use, serverEnv), { timeout: 180_000 }],
  baseURL: ({ ownServer }, use) => use(ownServer.origin),
});
