import { signInAsNewListener, testPassword } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

test('a device is signed out from another, and reports it @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* 401 |\[tonada\] me/);
  const { user } = await signInAsNewListener(page);
  await page.goto('/profile?tab=security');
  await expect(page.getByText('Este dispositivo')).toBeVisible();

  const signedIn = await page.request.post('/api/auth/login', {
    data: { email: user.email, password: testPassword },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const list = await page.request.get('/api/session/devices', { headers });
  const { devices } = (await list.json()) as { devices: { id: string; isCurrent: boolean }[] };
  const here = devices.find(({ isCurrent }) => !isCurrent);
  await page.request.delete(`/api/session/devices/${here?.id ?? ''}`, { headers });

  await page.goto('/collection/tracks');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/^Tu sesión caducó/)).toBeVisible();
});
