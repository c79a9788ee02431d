import type { Worker } from '@playwright/test';
import { startPushService } from '../../server/testing/start-push-service.ts';
import { registerListener, signInAsNewListener } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true, serviceWorkers: 'allow' });

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

  expect(message).toMatchObject({
    body: 'Alguien empezó a seguirte.',
    url: `/user/${fan.user.id}`,
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

/**
 * Delivers a message to the worker, and presses what it shows. A browser without windows shows no
 * messages, so their place is taken by a list.
 */
const deliverAndPress = (worker: Worker, message: object) =>
  worker.evaluate(async (data) => {
    type Shown = { title: string; body: string; data: unknown };
    const scope = globalThis as unknown as EventTarget & {
      registration: { showNotification: unknown };
      PushEvent: new (name: string, init: object) => Event;
    };
    const shown: Shown[] = [];
    const work: Promise<unknown>[] = [];
    const dispatch = (event: Event, given: object = {}) =>
      scope.dispatchEvent(
        Object.assign(event, given, { waitUntil: (part: Promise<unknown>) => work.push(part) }),
      );
    scope.registration.showNotification = async (title: string, options: Omit<Shown, 'title'>) =>
      void shown.push({ title, ...options });
    dispatch(new scope.PushEvent('push', { data: JSON.stringify(data) }));
    await Promise.all(work.splice(0));
    const [first] = shown;
    const notification = { close: () => undefined, data: first?.data };
    dispatch(new Event('notificationclick'), { notification });
    // Only a real press may bring a window to the front.
    await Promise.allSettled(work);
    return { title: first?.title, body: first?.body };
  }, message);

// Proves push: Read in one, read in all
test('a pressed message opens its page in the open tab @release', async ({ page, context }) => {
  await page.goto('/');
  await touch(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker is there.');
  const text = { title: 'Tonada', body: 'Hay música nueva.', lang: 'es', tag: 'new' };
  const message = { ...text, url: '/search', token: null, unread: 1 };
  expect(await deliverAndPress(worker, message)).toEqual({ title: text.title, body: text.body });
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buscar');
  expect(context.pages()).toHaveLength(1);
});
