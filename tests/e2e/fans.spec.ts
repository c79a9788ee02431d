import type { APIRequestContext } from '@playwright/test';
import type { ReceivedNotifications } from '#contract/notification.ts';
import { defaultPreferences } from '#contract/preferences.ts';
import { loseNetwork } from './support/lose-network.ts';
import { keepSession, registerListener, signIn } from './support/accounts.ts';
import { expectNoSidewaysScroll } from './support/sideways.ts';
import { expect, test } from './support/test.ts';
import { touch } from './support/touch.ts';

test.use({ isSentAhead: true });

const artistId = 'art_nora-quintavalle';

async function makeFollower(request: APIRequestContext) {
  const session = await registerListener(request);
  const headers = { authorization: `Bearer ${session.token}` };
  const id = crypto.randomUUID();
  const data = { id, at: new Date().toISOString(), artistId, isFollowing: true };
  const followed = await request.post('/api/user/followed-artists', { headers, data });
  expect(followed.status(), await followed.text()).toBe(200);
  const titles = async () => {
    const answer = await request.get('/api/user/notifications', { headers });
    return ((await answer.json()) as ReceivedNotifications).notifications.map((each) =>
      'title' in each ? each.title : '',
    );
  };
  return { session, headers, titles };
}

// Proves fans: From the artist to the bell and back, switched off
test('an artist notifies fans without a network, a fan’s bell shows it, and fans who opted out get nothing @release-narrow @release', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/, /\[tonada\] /);
  const title = `Marea ${crypto.randomUUID().slice(0, 8)}`;
  const main = page.getByRole('main');
  const fan = await makeFollower(page.request);
  const quiet = await makeFollower(page.request);
  const { privacy, notifications } = defaultPreferences;
  const data = { privacy, notifications: { ...notifications, newReleases: false } };
  const chosen = await page.request.put('/api/user/preferences', { headers: quiet.headers, data });
  expect(chosen.status(), await chosen.text()).toBe(200);

  const artist = await signIn(page, 'artist');
  await page.goto('/fan-engagement?tab=notifications');
  await main.getByRole('button', { name: 'Nueva notificación' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Crear notificación' });
  await form.getByRole('checkbox', { name: 'Incluir un enlace a una canción' }).check();
  await form.getByLabel('Canción', { exact: true }).selectOption({ index: 1 });
  await loseNetwork(page);
  await form.getByLabel('Título').fill(title);
  await form.getByLabel('Mensaje').fill('Un vals para el final del verano.');
  await form.getByRole('button', { name: 'Enviar ahora' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Enviar ahora' }).press('Enter');
  await expect(page.getByText('Notificación enviada/programada exitosamente!')).toBeVisible();
  const item = main.getByRole('listitem').filter({ hasText: title });
  await expect(item).toContainText('Solo en este dispositivo');
  await expectNoSidewaysScroll(page);
  const delivered: string[] = [];
  context.on('response', (response) => {
    const isPost = response.request().method() === 'POST';
    if (isPost && response.url().endsWith('/fans/notifications')) delivered.push(response.url());
  });
  await page.goto('about:blank');

  await context.setOffline(false);
  await page.goto('/fan-engagement?tab=notifications');
  await touch(page);
  await expect(item).toBeVisible();
  await expect(item).not.toContainText('Solo en este dispositivo');
  await expect.poll(() => delivered).toHaveLength(1);
  await expect.poll(fan.titles).toEqual([title]);
  expect(await quiet.titles()).toEqual([]);

  await keepSession(page, fan.session);
  await page.goto('/');
  await page.getByRole('button', { name: 'Notificaciones: 1 sin leer' }).press('Enter');
  const list = page.getByRole('dialog', { name: 'Notificaciones' });
  await list.getByRole('button', { name: title }).press('Enter');
  await expect(list.getByText('Te llega porque sigues a Nora Quintavalle.')).toBeVisible();
  await list.getByRole('link', { name: /^Escuchar «/ }).press('Enter');
  await expect(page).toHaveURL(/\/track\//);
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();

  await keepSession(page, artist);
  await page.goto('/fan-engagement?tab=notifications');
  await expect(item).toContainText(/Llegó a [\d.]+ fans? · (?!0\s)[\d,]+\s%.* · (?!0\s)[\d,]+\s%/);
});
