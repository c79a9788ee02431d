import { test as base, type Page } from '@playwright/test';
import type { RealServer } from '../../../scripts/real-server.ts';
import { patience } from '../../../scripts/run-tests/patience.ts';
import { guardConsole, type ConsoleGuard } from './console-guard.ts';
import type { SharedServer } from '../../shared-servers.ts';
import { withDemoServer } from './demo-server.ts';

export { expect } from '@playwright/test';

type WorkerFixtures = {
  /** One server per parallel worker, on its own copy of the demo data. */
  sharedServer: SharedServer;
};

type TestFixtures = {
  /**
   * Whether the browser prefetches. Prefetching is a third of a journey's work, so by default the
   * page reports a slow network.
   */
  isSentAhead: boolean;
  /** Another person's page, in a separate browser context. */
  theirPage: Page;
  /** Whoever tries a failed test again finds a new server. */
  freshAfterFailure: void;
  /** Every console message fails the test unless it is allowed here. */
  consoleGuard: ConsoleGuard;
};

const callShared = (lane: number, method: 'GET' | 'DELETE') =>
  fetch(`${process.env.E2E_SERVERS}/${lane}`, { method });

/** Runs in the page first. */
function pretendSlowNetwork() {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedServer: [
    async ({}, use, { parallelIndex }) => {
      const answer = await callShared(parallelIndex, 'GET');
      if (!answer.ok) throw new Error(await answer.text());
      await use((await answer.json()) as SharedServer);
    },
    { scope: 'worker', timeout: 180_000 * patience },
  ],
  freshAfterFailure: [
    async ({}, use, info) => {
      await use();
      if (info.status !== info.expectedStatus) await callShared(info.parallelIndex, 'DELETE');
    },
    { auto: true },
  ],
  baseURL: ({ sharedServer }, use) => use(sharedServer.origin),
  isSentAhead: [false, { option: true }],
  context: async ({ context, isSentAhead }, use) => {
    if (!isSentAhead) await context.addInitScript(pretendSlowNetwork);
    await use(context);
  },
  theirPage: async ({ browser, isSentAhead }, use) => {
    const context = await browser.newContext();
    if (!isSentAhead) await context.addInitScript(pretendSlowNetwork);
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

/** For tests that stop, kill or fill the server: `ownServer` belongs to one test. */
export const testOnOwnServer = test.extend<{
  ownServer: RealServer;
  serverEnv: Record<string, string>;
}>({
  serverEnv: [{}, { option: true }],
  ownServer: [
    ({ serverEnv }, use) => withDemoServer(use, serverEnv),
    { timeout: 180_000 * patience },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.origin),
});
