import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { followedArtists } from '@/features/follow-artist/index.testing';
import { likedAlbums } from '@/features/like-album/index.testing';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { sampleFeaturedPlaylists, sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { findsRole } from '@/shared/testing';
import { LibraryPage } from './LibraryPage';

const playlists = sampleUserPlaylists();
const answer = (list: readonly Playlist[]) =>
  http.get('*/api/playlists/user', () => HttpResponse.json(list));

const meta = {
  title: 'Screens/Listener/Library (tu biblioteca)',
  component: LibraryPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/collection/playlists',
    state: signedIn(),
    msw: [answer(playlists)],
  },
} satisfies Meta<typeof LibraryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Tus playlists' });
    await expect(titles(list)).toEqual([
      'Canciones que te gustan',
      ...playlists.map(({ name }) => name),
    ]);
  },
};

const saved = sampleFeaturedPlaylists().slice(0, 2);
// Proves library: Saved: in the library
export const WithSaved: Story = {
  parameters: {
    msw: [
      answer(playlists),
      http.get('*/api/user/saved-playlists', () => HttpResponse.json(saved)),
      http.delete('*/api/user/saved-playlists/:id', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Tus playlists' });
    const names = ['Canciones que te gustan', ...[...playlists, ...saved].map(({ name }) => name)];
    await expect(titles(list)).toEqual(names);
    const name = `Quitar ${saved[0]?.name} de tu biblioteca`;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() =>
      expect(titles(list)).toEqual(names.filter((each) => each !== saved[0]?.name)),
    );
  },
};

export const SavedFailed: Story = {
  parameters: {
    msw: [
      answer(playlists),
      http.get('*/api/user/saved-playlists', () => new HttpResponse(null, { status: 500 })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No pudimos cargar las playlists que guardaste.');
    const list = await canvas.findByRole('list', { name: 'Tus playlists' });
    await expect(titles(list)).toHaveLength(playlists.length + 1);
  },
};

const deleted = playlists.slice(0, 1).map(({ id, name, coverImage, trackCount }) => ({
  id,
  name,
  coverImage,
  trackCount,
  deletedAt: '2026-11-20T10:00:00.000Z',
}));
// Proves library: Restored from the library
export const Restores: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      answer(playlists),
      http.get('*/api/user/deleted-playlists', () => HttpResponse.json(deleted)),
      http.post('*/api/playlists/:id/restore', () => HttpResponse.json(playlists[0])),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Playlists eliminadas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Playlists eliminadas' }));
    await dialog.findByText(/Eliminada el 20 de noviembre de 2026/);
    const name = `Recuperar ${deleted[0]?.name}`;
    await userEvent.click(dialog.getByRole('button', { name }));
    await expect(await dialog.findByText('No eliminaste ninguna playlist.')).toBeVisible();
  },
};

export const InTheApplication: Story = {
  tags: ['!autodocs'],
  parameters: {
    frame: 'application',
    state: { ...signedIn(), playback: playingState() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Tus playlists' })).toBeVisible();
  },
};

export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

export const AsList: Story = {
  parameters: { address: '/collection/playlists?view=list' },
};

// Proves library: List and grid
export const ChangesLayout: Story = {
  play: async ({ canvas, userEvent }) => {
    const toList = await canvas.findByRole('button', { name: 'Ver como lista' });
    await userEvent.click(toList);
    await expect(toList).toHaveAttribute('aria-pressed', 'true');
    await expect(await canvas.findAllByText(/ canciones · /)).toHaveLength(playlists.length);
  },
};

// Proves library: Order
/** Liked songs stay first in every order. */
export const Sorted: Story = {
  parameters: { msw: [answer(sampleFeaturedPlaylists().slice(0, 6))] },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Tus playlists' });
    const before = titles(list).slice(1);
    await userEvent.selectOptions(canvas.getByLabelText('Ordenar'), 'alphabetical');
    const sorted = before.toSorted(new Intl.Collator('es').compare);
    await expect(sorted).not.toEqual(before);
    await waitFor(() => expect(titles(list)).toEqual(['Canciones que te gustan', ...sorted]));
  },
};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = playlists;
    if (!first) throw new Error('The sample has no playlists.');
    await userEvent.type(await canvas.findByRole('searchbox'), first.name.toUpperCase());
    const list = await canvas.findByRole('list', { name: 'Tus playlists' });
    await waitFor(() => expect(titles(list)).toEqual([first.name]));
  },
};

// Proves library: No match
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/collection/playlists?filter=polka' },
  play: findsRole('heading', { name: 'Nada en tu biblioteca se llama «polka»' }),
};

export const ClearsTheFilter: Story = {
  tags: ['no-photo'],
  parameters: { address: '/collection/playlists?filter=polka' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Nada en tu biblioteca se llama «polka»' });
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar el filtro' }));
    await expect(await canvas.findByRole('list', { name: 'Tus playlists' })).toBeVisible();
  },
};

// Proves library: No playlist
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: [answer([])] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Crea tu primera playlist' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Canciones que te gustan' })).toBeVisible();
  },
};

export const Creates: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      answer([]),
      http.post('*/api/playlists', async ({ request }) => {
        const { name } = (await request.json()) as { name: string };
        return HttpResponse.json({ ...playlists[0], id: 'pls_new', name }, { status: 201 });
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear playlist' }));
    await userEvent.type(canvas.getByLabelText('Nombre de la playlist'), '  Sobremesa {Enter}');
    await expect(await canvas.findByRole('link', { name: 'Sobremesa' })).toBeVisible();
    await expect(canvas.queryByLabelText('Nombre de la playlist')).not.toBeInTheDocument();
  },
};

export const WithAlbumsAndArtists: Story = {
  beforeEach: () => {
    const artist = { id: 'art_1', name: 'Soledad Amaranto' };
    const album = { id: 'alb_1', title: 'Nochecita', artist, coverImage: null };
    likedAlbums.add(signedIn().session.user.id, album);
    followedArtists.add(signedIn().session.user.id, { ...artist, image: null });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nochecita' })).toHaveAttribute(
      'href',
      '/album/alb_1',
    );
    await expect(canvas.getByRole('link', { name: 'Soledad Amaranto' })).toHaveAttribute(
      'href',
      '/artist/art_1',
    );
  },
};

/** Lists kept on the device wait for the playlists above them, so that nothing moves. */
export const Loading: Story = {
  tags: ['state:loading'],
  beforeEach: () => {
    const artist = { id: 'art_1', name: 'Soledad Amaranto', image: null };
    followedArtists.add(signedIn().session.user.id, artist);
  },
  parameters: { msw: [http.get('*/api/playlists/user', () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Soledad Amaranto' })).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get('*/api/playlists/user', () =>
        HttpResponse.json(
          { code: 'server', error: 'Algo falló de nuestro lado.' },
          { status: 500 },
        ),
      ),
    ],
  },
  play: findsRole('button', { name: 'Reintentar' }),
};

const longName =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: { msw: [answer(playlists.map((each) => ({ ...each, name: longName })))] },
};
export const LongTextAsList: Story = {
  ...LongText,
  tags: ['state:long-text'],
  parameters: { ...LongText.parameters, address: '/collection/playlists?view=list' },
};
export const LongTextAsListNarrow: Story = {
  ...LongTextAsList,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    address: '/collection/playlists?view=list',
    msw: [
      answer(playlists.map((each) => ({ ...each, trackCount: 10_000, totalDuration: 2_180_000 }))),
    ],
  },
  play: async ({ canvas }) => {
    // A phone has no room for it.
    const [total] = await canvas.findAllByText('10.000 canciones · 605 h 33 min');
    await expect(total).toBeInTheDocument();
  },
};

export const WithoutPictures: Story = {
  tags: ['state:no-image'],
  parameters: { msw: [answer(playlists.map((each) => ({ ...each, coverImage: null })))] },
};

export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
