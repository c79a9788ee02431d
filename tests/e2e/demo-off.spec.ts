import { withDemoServer } from './support/demo-server.ts';
import { expect, test as base } from './support/test.ts';

const test = base.extend({
  baseURL: async ({}, use) => withDemoServer(({ origin }) => use(origin), { TONADA_DEMO: 'off' }),
});

// Proves account: Off: form, box and buttons
test('without the demo mode the login is empty and nobody signs in by a button @release', async ({
  page,
}) => {
  for (const address of ['/login', '/register']) {
    await page.goto(address);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('');
    await expect(page.getByRole('button', { name: /^Continuar con / })).toHaveCount(0);
    await expect(page.getByText('Cuenta de demostración')).toHaveCount(0);
  }
});
