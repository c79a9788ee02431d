import type { Role } from '#contract/user.ts';
import { signIn } from './support/accounts.ts';
import { expect, test } from './support/test.ts';

// Addresses that links, notifications and bookmarks had before tabs, dialogs and details got
// theirs; an address may leave this list only with a redirect.

/** The selected tab by address. */
const tabs: Partial<Record<Role, [address: string, tab: string][]>> = {
  artist: [
    ['/spotify-for-artists', 'Resumen'],
    ['/spotify-for-artists?tab=music', 'Música'],
    ['/spotify-for-artists?tab=audience', 'Audiencia'],
    ['/spotify-for-artists?tab=earnings', 'Ganancias'],
    ['/spotify-for-artists?tab=label', 'Disquera'],
    ['/spotify-for-artists?tab=pitching', 'Pitching'],
    ['/fan-engagement', 'Resumen'],
    ['/fan-engagement?tab=fans-first&campaigns-status=active', 'Fans First'],
    ['/fan-engagement?tab=notifications&notices-status=sent', 'Notificaciones'],
    ['/fan-engagement?tab=analytics', 'Analytics'],
    ['/concerts?status=announced', 'Conciertos'],
    ['/concerts?tab=analytics', 'Analytics'],
    ['/concerts?tab=promotion', 'Promoción'],
    ['/spotify-marquee', 'Resumen'],
    ['/spotify-marquee?tab=campaigns&status=active', 'Campañas'],
    ['/spotify-marquee?tab=analytics', 'Analytics'],
    ['/spotify-marquee?tab=creatives', 'Creativos'],
    ['/playlist-pitching', 'Enviar Pitch'],
    ['/playlist-pitching?tab=sent', 'Mis Envíos'],
    ['/playlist-pitching?tab=playlists', 'Playlists Editoriales'],
    ['/playlist-pitching?tab=guides', 'Guías'],
    ['/concerts?tab=nothing', 'Conciertos'],
  ],
  label: [
    ['/label-manager', 'Resumen'],
    ['/label-manager?tab=artists&artists-contract=active', 'Artistas'],
    ['/label-manager?tab=releases', 'Lanzamientos'],
    ['/label-manager?tab=analytics', 'Analytics Avanzados'],
    ['/label-manager?tab=finance&month=2020-01', 'Pagos y Finanzas'],
    ['/concerts?artist=art_nora-quintavalle', 'Conciertos'],
    ['/concerts?artist=', 'Conciertos'],
  ],
  editorial: [
    ['/editorial?category=mood', 'Playlists'],
    ['/editorial?tab=inbox', 'Bandeja'],
  ],
  admin: [
    ['/admin', 'Resumen'],
    ['/admin?tab=users&q=demo', 'Usuarios'],
    ['/admin?tab=labels', 'Labels'],
    ['/admin?tab=royalties&pending-q=faro', 'Regalías'],
    ['/admin?tab=system', 'Sistema'],
    ['/spotify-marquee?artist=', 'Resumen'],
  ],
};

const dialogs: [Role, address: string, title: string][] = [
  ['artist', '/fan-engagement?new=campaign', 'Crear campaña Fans First'],
  ['artist', '/fan-engagement?new=notification', 'Crear notificación'],
  ['artist', '/fan-engagement?new=campaign&concert=gone', 'Crear campaña Fans First'],
  ['artist', '/spotify-marquee?new=campaign', 'Nueva Campaña'],
  ['artist', '/spotify-marquee?new=campaign&concert=gone', 'Nueva Campaña'],
  ['admin', '/admin?tab=labels&labels-act=new', 'Agregar Label'],
];

/** Things that were deleted, by their own pages. */
const gone: [Role, address: string][] = [
  ['artist', '/spotify-for-artists/statement/gone'],
  ['label', '/label-manager/statement/gone'],
  ['label', '/label-manager/own-statement/gone'],
  ['editorial', '/editorial?playlist=gone'],
  ['admin', '/admin/artist/gone'],
  ['admin', '/admin/payments/gone'],
  ['admin', '/concerts?artist=gone'],
  ['admin', '/label-manager?label=gone'],
];

for (const role of ['artist', 'label', 'editorial', 'admin'] as const)
  test(`an old address still opens its tab: ${role} @release`, async ({ page }) => {
    await signIn(page, role);
    for (const [address, tab] of tabs[role] ?? [])
      await test.step(address, async () => {
        await page.goto(address);
        // Some tabs have a count.
        await expect(page.getByRole('tab', { selected: true })).toContainText(tab);
        await expect(page.getByRole('tabpanel')).not.toBeEmpty();
      });
  });

test('an old address still opens its dialog @release', async ({ page }) => {
  let signedIn: Role | null = null;
  for (const [role, address, title] of dialogs)
    await test.step(address, async () => {
      if (role !== signedIn) await signIn(page, role);
      signedIn = role;
      await page.goto(address);
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });
});

test('a page of what was deleted says so, and leads on @release', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource.* (400|403|404) /);
  let signedIn: Role | null = null;
  for (const [role, address] of gone)
    await test.step(address, async () => {
      if (role !== signedIn) await signIn(page, role);
      signedIn = role;
      await page.goto(address);
      const main = page.getByRole('main');
      await expect(main.getByText(/no encontr|ya no |no existe|no está/i).first()).toBeVisible();
      await expect(main.getByRole('link').or(main.getByRole('button')).first()).toBeVisible();
    });
});
