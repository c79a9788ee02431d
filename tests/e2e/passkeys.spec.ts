import { signInAsNewListener, testPassword } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

// Proves account: Passkeys: from the settings to the login
test('a passkey is added, signs its user in, and opens nothing once removed', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* 401 |\[tonada\] login with passkey/);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { user } = await signInAsNewListener(page);
  const byPasskey = page.getByRole('button', { name: 'Entrar con llave de acceso' });
  const leave = async () => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/login');
  };

  await test.step('it is added in the settings', async () => {
    await page.goto('/profile?tab=security');
    await page.getByLabel('Nombre de la llave').fill('Portátil');
    await page.getByRole('button', { name: 'Añadir llave de acceso' }).click();
    await expect(page.getByText('Llave de acceso añadida')).toBeVisible();
    await expect(page.getByText(/^Sin usar todavía/)).toBeVisible();
  });
  await test.step('it signs in without a password', async () => {
    await leave();
    await byPasskey.click();
    await expect(page).toHaveURL('/');
  });
  await test.step('it opens nothing once removed elsewhere', async () => {
    const signedIn = await page.request.post('/api/auth/login', {
      data: { email: user.email, password: testPassword },
    });
    const { token } = (await signedIn.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.get('/api/user/passkeys', { headers });
    const { passkeys } = (await answer.json()) as { passkeys: { id: string }[] };
    await page.request.delete(`/api/user/passkeys/${passkeys[0]?.id ?? ''}`, { headers });
    await leave();
    await byPasskey.click();
    await expect(page.getByText(/^No pudimos comprobar tu llave de acceso/)).toBeVisible();
  });
});
