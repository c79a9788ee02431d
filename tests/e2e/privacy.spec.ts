import { signInAsNewListener } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

// Proves people: In the browser
test('nobody else sees what a user hides @release', async ({ page, theirPage: other }) => {
  const { user, token } = await signInAsNewListener(page);
  const headers = { authorization: `Bearer ${token}` };
  const data = { name: 'Sobremesas largas' };
  await page.request.post('/api/playlists', { headers, data });

  const main = other.getByRole('main');
  const link = main.getByRole('link', { name: 'Sobremesas largas' });
  const profile = `/user/${user.id}`;
  await test.step('a new account shares its playlists and what it hears', async () => {
    await other.goto(profile);
    await expect(link).toBeVisible();
    await expect(main.getByText('Vera Prueba todavía no ha escuchado canciones.')).toBeVisible();
  });

  await page.goto('/profile?tab=privacy');
  const toggle = (name: string) => page.getByRole('switch', { name });
  await expect(toggle('Mostrar a quién sigo')).not.toBeChecked();
  await toggle('Mostrar mi actividad').click();
  await toggle('Mostrar mis playlists').click();
  await test.step('switches have no effect before they are saved', async () => {
    await other.reload();
    await expect(link).toBeVisible();
  });
  await page.getByRole('button', { name: 'Guardar preferencias' }).click();
  await expect(page.getByText('Preferencias actualizadas correctamente')).toBeVisible();

  await test.step('a visitor reads that nothing is shared', async () => {
    await other.reload();
    await expect(main.getByText('Vera Prueba no comparte sus playlists.')).toBeVisible();
    await expect(main.getByText('Vera Prueba no comparte lo que escucha.')).toBeVisible();
    await expect(link).toHaveCount(0);
    const answer = await other.request.get(`/api/users/${user.id}`);
    expect(await answer.text()).not.toContain('Sobremesas');
  });
  await test.step('a listener as well', async () => {
    await signInAsNewListener(other);
    await other.goto(profile);
    await expect(main.getByText('Vera Prueba no comparte sus playlists.')).toBeVisible();
    await expect(link).toHaveCount(0);
  });
  await test.step('the owner still sees it', async () => {
    await page.goto(profile);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Sobremesas largas' }),
    ).toBeVisible();
  });
  await other.context().close();
});

test('each group of preferences is saved separately @release', async ({ page }) => {
  await signInAsNewListener(page);
  await page.goto('/profile?tab=notifications');
  const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
  const open = (name: string) => page.getByRole('tab', { name, exact: true }).click();
  const save = async () => {
    const panel = page.getByRole('tabpanel').last();
    await panel.getByRole('button', { name: 'Guardar preferencias' }).click();
    await expect(panel.getByText('Preferencias actualizadas correctamente')).toBeVisible();
  };
  const all = ['Email', 'Notificaciones push', 'Lanzamientos', 'Playlists', 'Actividad social'];
  for (const name of all) await expect(toggle(name)).toBeChecked();
  await toggle('Notificaciones push').click();
  await save();

  await open('Privacidad');
  await expect(toggle('Mostrar mi actividad')).toBeChecked();
  await toggle('Mostrar a quién sigo').click();
  await save();

  await page.reload();
  await expect(toggle('Mostrar a quién sigo')).toBeChecked();
  await expect(toggle('Mostrar mi actividad')).toBeChecked();
  await open('Notificaciones');
  for (const name of all)
    await expect(toggle(name)).toBeChecked({ checked: name !== 'Notificaciones push' });
});
