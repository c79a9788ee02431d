import { test as base } from '@playwright/test';
import type { RealServer } from '../../../scripts/real-server.ts';
import { guardConsole, type ConsoleGuard } from './console-guard.ts';
import { withDemoServer } from './demo-server.ts';

export { expect } from '@playwright/test';

type WorkerFixtures = {
  /** One server for all tests of a worker, on its own copy of the demo data. */
  sharedServer: RealServer;
};

type TestFixtures = {
  /** Everything that reaches the console fails the test, unless it is allowed here. */
  consoleGuard: ConsoleGuard;
};

/** A journey against the built application and the real server. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [({}, use) => withDemoServer(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ sharedServer }, use) => use(sharedServer.origin),
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
export const testOnOwnServer = test.extend<{ ownServer: RealServer }>({
  ownServer: [({}, use) => withDemoServer(use), { timeout: 180_000 }],
  baseURL: ({ ownServer }, use) => use(ownServer.origin),
});
