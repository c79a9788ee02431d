import type { CDPSession, Page } from '@playwright/test';
import type { PushMessage } from '#contract/push.ts';
import { startPushService } from '../../server/testing/start-push-service.ts';
import { registerListener, signInAsNewListener } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true, serviceWorkers: 'allow' });

/** Chromium under test reaches no push service of its own: hands its worker a message as one would. */
async function deliver(page: Page, message: PushMessage) {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

type Shown = { body: string; url: string };

/** Records what the worker shows: the browser of the tests has no notifications of its own. */
async function recordShown(page: Page): Promise<() => Promise<Shown[]>> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('There is no worker.');
  await worker.evaluate(() => {
    const shown: Shown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (_title, { body, data } = {}) => {
      shown.push({ body: body ?? '', url: (data as { url: string }).url });
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}

// Proves push: Told within minutes
// Proves push: Read in one, read in all
test('who is followed is told while the page is closed, and reads it once', async ({ page }) => {
  const service = await startPushService();
  await page.goto('/');
  const { user, token } = await signInAsNewListener(page);
  const fan = await registerListener(page.request);
  const headers = { authorization: `Bearer ${token}` };
  await page.goto('/');
  await touch(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await test.step('subscribed at a service that this machine has', async () => {
    const saved = await page.request.put('/api/user/push', { headers, data: service.subscribe() });
    expect(saved.status()).toBe(204);
    const followed = await page.request.post(`/api/users/${user.id}/follow`, {
      headers: { authorization: `Bearer ${fan.token}` },
      data: { isFollowing: true },
    });
    expect(followed.ok()).toBe(true);
    await expect.poll(() => service.messages.length, { timeout: 90_000 }).toBe(1);
  });

  const [message] = service.messages;
  if (message === undefined) throw new Error('No message came.');

  await test.step('its worker shows the message', async () => {
    const shown = await recordShown(page);
    await deliver(page, message);
    await expect
      .poll(shown)
      .toEqual([{ body: 'Alguien empezó a seguirte.', url: `/user/${fan.user.id}` }]);
  });

  await test.step('and a pressed one is read in the bell', async () => {
    const { token: read } = message;
    const answer = await page.request.post('/api/push/read', { data: { token: read } });
    expect(await answer.json()).toEqual({ unread: 0 });
    const bell = await page.request.get('/api/user/notifications', { headers });
    expect(await bell.json()).toMatchObject({ unread: 0, notifications: [{ isRead: true }] });
  });
  await service.close();
});
