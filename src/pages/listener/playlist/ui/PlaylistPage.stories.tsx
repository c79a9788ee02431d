import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { makeSponsored } from '@/entities/marquee/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { FullPlaylist as Opened } from '@/shared/contract/playlist.ts';
import { sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { findsRole, findsText } from '@/shared/testing';
import { PlaylistPage } from './PlaylistPage';
import {
  onPlaylist,
  sample,
  viewer,
  own,
  notFound,
  opened,
  getTitles,
} from '../testing/opened-playlist';

const meta = {
  ...onPlaylist,
  title: 'Screens/Listener/Playlist',
  // Song lists and shelves have no fixed length.
  tags: ['tall'],
  component: PlaylistPage,
} satisfies Meta<typeof PlaylistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 1000 tracks, of which the first 100 come with the playlist. */
const all: Opened['tracks'] = Array.from({ length: 1000 }, (_, index) => {
  const track = sample.tracks[index % sample.tracks.length];
  if (!track) throw new Error('The sample playlist is empty.');
  return { ...track, title: `${track.title} ${index + 1}`, entryId: `ple_${index}` };
});

const long: Opened = { ...own, tracks: all.slice(0, 100), nextCursor: '100', trackCount: 1000 };

const rest = http.get('*/api/playlists/:id/tracks', ({ request }) => {
  const start = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
  const nextCursor = start + 500 < all.length ? String(start + 500) : null;
  return HttpResponse.json({ tracks: all.slice(start, start + 500), nextCursor });
});

export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(sample.name);
    await expect(canvas.getByRole('link', { name: sample.owner.displayName })).toHaveAttribute(
      'href',
      `/user/${sample.owner.id}`,
    );
    await expect(canvas.getByRole('grid', { name: sample.name })).toHaveAttribute(
      'aria-rowcount',
      String(sample.trackCount + 1),
    );
  },
};

export const InTheApplication: Story = {
  tags: ['!autodocs', 'state:narrow'],
  parameters: {
    frame: 'application',
    msw: [
      // Before the handler of a single playlist, whose path would match too.
      http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists())),
      opened(sample),
    ],
    state: { ...viewer, playback: playingState() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: sample.name })).toBeVisible();
  },
};

export const Visitor: Story = { tags: ['state:visitor'], parameters: { state: asVisitor } };

export const Owner: Story = {
  tags: ['state:owner'],
  parameters: { msw: [opened(own)] },
  play: findsText('Privada'),
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/playlists/:id', () => delay('infinite'))] },
};

// Proves music-pages: Playlist: empty
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: [opened({ ...own, tracks: [], trackCount: 0, totalDuration: 0, followerCount: 0 })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Esta playlist está vacía')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buscar canciones' })).toHaveAttribute(
      'href',
      '/search',
    );
  },
};

export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: { msw: [http.get('*/api/playlists/:id', () => notFound.clone())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Playlist no encontrada')).toBeVisible();
    await expect(
      canvas.getByText('La playlist que buscas no existe o no está disponible.'),
    ).toBeVisible();
  },
};

export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: [http.get('*/api/playlists/:id', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    address: '/playlist/pls_desconocida',
    msw: [http.get('*/api/playlists/:id', () => HttpResponse.error())],
  },
  play: findsRole('alert'),
};

const longTitle =
  'Canciones para volver caminando despacio cuando ya no pasa ningún tren y la ciudad entera se ha quedado sin una luz encendida';

/** Only free-plan listeners request ads. */
export const Sponsored: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn({ subscriptionType: 'free' }),
    msw: [
      http.get('*/api/user/sponsored', ({ request }) => {
        const isThis = new URL(request.url).searchParams.get('playlist') === sample.id;
        return HttpResponse.json({ sponsored: isThis ? makeSponsored() : null });
      }),
      http.post(
        '*/api/user/sponsored/:id/impression',
        () => new HttpResponse(null, { status: 204 }),
      ),
      opened(sample),
    ],
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('article', { name: 'Luna de ámbar' });
    await expect(within(line).getByText('Patrocinado')).toBeVisible();
    const table = canvas.getByRole('grid', { name: sample.name });
    const isBelow = table.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(isBelow).not.toBe(0);
  },
};

export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: {
    msw: [
      opened({
        ...sample,
        name: longTitle,
        description: `${longTitle}. `.repeat(4),
        owner: { ...sample.owner, displayName: longTitle },
        tracks: sample.tracks.map((track) => ({
          ...track,
          title: longTitle,
          artist: { ...track.artist, name: longTitle },
          album: { ...track.album, title: longTitle },
        })),
      }),
    ],
  },
};

export const WithoutPicture: Story = {
  tags: ['state:no-image'],
  parameters: {
    msw: [
      opened({
        ...sample,
        coverImage: null,
        tracks: sample.tracks.map((track) => ({
          ...track,
          album: { ...track.album, coverImage: null },
        })),
      }),
    ],
  },
};

export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers', 'state:narrow'],
  parameters: {
    msw: [
      opened({ ...long, followerCount: 3_000_000, trackCount: 10_000, totalDuration: 2_180_000 }),
      rest,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10.000 canciones')).toBeVisible();
    await expect(canvas.getByText('Guardada 3M de veces')).toBeVisible();
    await expect(canvas.getByText('605 h 33 min')).toBeVisible();
  },
};

export const NoMatch: Story = {
  tags: ['state:no-match'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'polka');
    await expect(await canvas.findByRole('button', { name: 'Quitar el filtro' })).toBeVisible();
  },
};

export const IsReadOnWhileScrolling: Story = {
  tags: ['no-photo'],
  parameters: { msw: [opened(long), rest] },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '1001');
    grid.scrollIntoView({ block: 'end' });
    const last = all.at(-1)?.title ?? '';
    await expect(await canvas.findByText(last)).toBeInTheDocument();
  },
};

export const FilterSearchesTheWhole: Story = {
  parameters: { msw: [opened(long), rest] },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('searchbox');
    await userEvent.type(box, ' 987');
    await waitFor(() => expect(getTitles()).toEqual([all[986]?.title]));
    await expect(await canvas.findByText('1 canción coincide')).toBeVisible();
    await userEvent.type(box, 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar el filtro' }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
  },
};

export const FilterWhileItIsRead: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [opened(long), http.get('*/api/playlists/:id/tracks', () => delay('infinite'))],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '98');
    await expect(await canvas.findByText('Leyendo el resto de la lista...')).toBeVisible();
  },
};

let fails = true;

export const APartThatDoesNotArrive: Story = {
  beforeEach: () => {
    fails = true;
  },
  parameters: {
    address: '/playlist/pls_rota',
    msw: [
      opened({ ...long, id: 'pls_rota' }),
      http.get('*/api/playlists/:id/tracks', () =>
        fails
          ? HttpResponse.error()
          : HttpResponse.json({ tracks: all.slice(100), nextCursor: null }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '987');
    await expect(await canvas.findByText('No pudimos leer el resto de la lista.')).toBeVisible();
    fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(getTitles()).toEqual([all[986]?.title]));
  },
};
