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
