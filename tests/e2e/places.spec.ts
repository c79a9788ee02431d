import type { Page } from '@playwright/test';
import type { Role } from '#contract/user.ts';
import { signIn } from './support/accounts.ts';
import { findNamedPlaces } from './support/catalogue.ts';
import { expect, test } from './support/test.ts';

type Place = { path: string; title: string; heading?: RegExp };

const open: Place[] = [
  { path: '/', title: 'Inicio', heading: /^Buen[oa]s / },
  { path: '/search', title: 'Buscar' },
  { path: '/no-existe', title: 'Página no encontrada' },
];
/** Things that nobody ever had: unknown and malformed ids, which look the same. */
const missing = [
  { kind: 'playlist', title: 'Playlist no encontrada', text: 'La playlist que buscas' },
  { kind: 'artist', title: 'Artista no encontrado', text: 'El artista que buscas' },
  { kind: 'album', title: 'Álbum no encontrado', text: 'El álbum que buscas' },
  { kind: 'user', title: 'Usuario no encontrado', text: 'El perfil que buscas' },
  { kind: 'track', title: 'Canción no encontrada', text: 'La canción que buscas' },
];
const ofListeners: Place[] = [
  { path: '/collection/playlists', title: 'Tu biblioteca' },
  { path: '/collection/tracks', title: 'Canciones que te gustan' },
  { path: '/profile', title: 'Tu perfil' },
];

const bare: Place[] = [
  { path: '/register', title: 'Crear cuenta' },
  { path: '/forgot-password', title: 'Recupera tu contraseña' },
  { path: '/reset-password', title: 'Este enlace ya no sirve' },
];

type GuardedPlace = Place & { roles: Role[]; denial: string };

const promotion = {
  roles: ['artist', 'label', 'admin'] satisfies Role[],
  denial: 'No tienes permisos para acceder a las herramientas de promoción.',
};
const guarded: GuardedPlace[] = [
  {
    path: '/admin',
    title: 'Panel de administración',
    roles: ['admin'],
    denial: 'No tienes permisos de administrador para acceder a esta página.',
  },
  {
    path: '/label-manager',
    title: 'Panel de disquera',
    roles: ['label', 'admin'],
    denial: 'No tienes permisos para acceder al panel de disquera.',
  },
  {
    path: '/editorial',
    title: 'Playlists editoriales',
    roles: ['editorial', 'admin'],
    denial: 'No tienes permisos para gestionar playlists editoriales.',
  },
  {
    path: '/spotify-for-artists',
    title: 'Tonada for Artists',
    roles: ['artist', 'admin'],
    denial: 'No tienes permisos para acceder al área de artistas.',
  },
  { path: '/canvas-manager', title: 'Canvas', ...promotion },
  { path: '/artist-stories', title: 'Historias', ...promotion },
  { path: '/fan-engagement', title: 'Fan Engagement', ...promotion },
  { path: '/concerts', title: 'Gestión de Conciertos', ...promotion },
  { path: '/spotify-marquee', title: 'Tonada Marquee', ...promotion },
  { path: '/playlist-pitching', title: 'Playlist Pitching', ...promotion },
];

/** Expects a whole page: one main, one visible navigation, its heading and its document title. */
async function expectPage(page: Page, { title, heading }: Place) {
  await expect(page).toHaveTitle(`${title} · Tonada`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? title);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Reproductor' })).toHaveCount(1);
}

test('a visitor opens what is public and is sent to the login elsewhere @every-width', async ({
  page,
}) => {
  for (const place of [...open, ...(await findNamedPlaces(page.request))]) {
    await page.goto(place.path);
    await expectPage(page, place);
  }
  for (const { path } of [...ofListeners, ...guarded]) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expect(page).toHaveTitle('Iniciar sesión · Tonada');
  }
  for (const { path, title } of bare) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Tonada`);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  }
});

test('what does not exist says so, whatever its id looks like', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource.* 404 /);
  for (const { kind, title, text } of missing) {
    for (const id of ['nadie', '%3Cb%3E;--']) {
      await page.goto(`/${kind}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(`${text} no existe o no está disponible.`)).toBeVisible();
    }
  }
});

for (const role of ['user', 'artist', 'label', 'editorial', 'admin'] satisfies Role[]) {
  test(`the role ${role} opens what is theirs and is told what is not`, async ({ page }) => {
    await signIn(page, role);
    // What every role may open is one list: those who have least and most stand for the others.
    const common = role === 'user' || role === 'admin';
    const named = common ? await findNamedPlaces(page.request) : [];
    for (const place of common ? [...open, ...ofListeners, ...named] : ofListeners) {
      await page.goto(place.path);
      await expectPage(page, place);
    }
    for (const { roles, denial, ...place } of guarded) {
      await page.goto(place.path);
      const isDenied = !roles.includes(role);
      await expectPage(page, isDenied ? { ...place, title: 'Acceso Denegado' } : place);
      await expect(page.getByText(denial), place.path).toHaveCount(isDenied ? 1 : 0);
    }
  });
}
