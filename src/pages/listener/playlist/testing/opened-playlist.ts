import { http, HttpResponse } from 'msw';
import { screen, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { FullPlaylist as Opened } from '@/shared/contract/playlist.ts';
import { sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';

export const sample = sampleFullPlaylist('pls_ventana-abierta');

export const viewer = signedIn();

export const own: Opened = {
  ...sample,
  isPublic: false,
  visibility: 'private',
  owner: { id: viewer.session.user.id, displayName: viewer.session.user.displayName },
};

export const notFound = HttpResponse.json(
  { code: 'not-found', error: 'No existe.' },
  { status: 404 },
);

export const opened = (playlist: Opened) =>
  http.get('*/api/playlists/:id', () => HttpResponse.json(playlist));

export const getTitles = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('button', { name: /^Más opciones de / })
    .map((button) => button.getAttribute('aria-label')?.replace('Más opciones de ', ''));

export const onPlaylist = {
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: `/playlist/${sample.id}`,
    route: '/playlist/:id',
    state: viewer,
    msw: [opened(sample)],
  },
};
