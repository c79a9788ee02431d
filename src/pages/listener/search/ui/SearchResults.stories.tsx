import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { SearchResults } from '@/shared/contract/search.ts';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { findsText } from '@/shared/testing';
import { SearchPage } from './SearchPage';
import { onSearch, featured, search, limited, found, finds } from '../testing/search-answers';

const meta = {
  ...onSearch,
  title: 'Screens/Listener/Search: resultados',
  component: SearchPage,
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {
  parameters: { address: '/search?q=luna' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Canciones' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('luna');
    await expect(canvas.getByText(/resultados para «luna»/)).toBeInTheDocument();
  },
};

const nothing: SearchResults = { artists: [], tracks: [], albums: [], playlists: [] };

export const BestIsAnArtist: Story = {
  tags: ['no-photo'],
  parameters: finds({ ...nothing, artists: sampleSearch('los').artists.slice(0, 1) }),
  play: async ({ canvas }) => expect((await canvas.findAllByText('Artista'))[0]).toBeVisible(),
};

export const BestIsAnAlbum: Story = {
  tags: ['no-photo'],
  parameters: finds({ ...nothing, albums: found.albums.slice(0, 1) }),
  play: findsText(/^Álbum de /),
};

export const BestIsAPlaylist: Story = {
  tags: ['no-photo'],
  parameters: finds({ ...nothing, playlists: sampleFeaturedPlaylists().slice(0, 1) }),
  play: findsText(/^Playlist de /),
};

// Proves music-pages: Track: in the best result as well
/** It plays from a playlist, and the card and its row pause it. */
export const BestIsHeard: Story = {
  tags: ['no-photo'],
  parameters: {
    ...finds({ ...nothing, tracks: found.tracks.slice(0, 1) }),
    state: {
      ...signedIn(),
      playback: playingState({ source: 'playlist:pls_ventana' }, found.tracks.slice(0, 1)),
    },
  },
  play: async ({ canvas }) => {
    const title = found.tracks[0]?.title;
    const [card, row] = await canvas.findAllByRole('button', { name: `Pausar ${title}` });
    if (!card || !row) throw new Error('the song has no card, or no row');
    await userEvent.click(card);
    await expect(card).toHaveAccessibleName(`Reproducir ${title}`);
    await expect(row).toHaveAccessibleName(`Reproducir ${title}`);
    await userEvent.click(card);
    await expect(card).toHaveAccessibleName(`Pausar ${title}`);
  },
};

// Proves search: Groups and their most
/** At most six artists and ten songs. */
export const ManyResults: Story = {
  parameters: {
    address: '/search?q=la',
    msw: {
      handlers: [
        featured,
        http.get('*/api/search', () => {
          const [{ artists }, { tracks }] = [sampleSearch('los'), sampleSearch('la')];
          const many = <Item extends { id: string }>(items: readonly Item[]) =>
            [1, 2, 3].flatMap((copy) =>
              items.map((item) => ({ ...item, id: `${item.id}-${copy}` })),
            );
          return HttpResponse.json({
            ...sampleSearch('la'),
            artists: many(artists),
            tracks: many(tracks),
          });
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const artists = await canvas.findByRole('region', { name: 'Artistas' });
    await expect(within(artists).getAllByRole('listitem')).toHaveLength(6);
    await expect(
      within(artists).getByRole('link', { name: 'Ver todos los artistas' }),
    ).toHaveAttribute('href', '/search?q=la&kind=artists');
    // Includes the head of the table.
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

const firstSongs = sampleSearch('la').tracks;

const pageOf = (from: number, next: number | null): SearchResults & { next: number | null } => ({
  ...nothing,
  tracks: firstSongs.map((track) => ({ ...track, id: `${track.id}-${from}` })),
  next,
});

const hundred = [
  featured,
  search,
  http.get('*/api/search/:kind', ({ request }) => {
    const from = Number(new URL(request.url).searchParams.get('from'));
    return HttpResponse.json(pageOf(from, from === 0 ? 30 : null));
  }),
];

// Proves search: Chips narrow, and page
/** A chip narrows at once; further pages follow on demand. */
export const OneKind: Story = {
  tags: ['state:selected'],
  parameters: { address: '/search?q=la', msw: { handlers: hundred } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Canciones' });
    await userEvent.click(canvas.getByRole('button', { name: 'Canciones' }));
    await expect(canvas.queryByText('Mejor resultado')).toBeNull();
    const more = await canvas.findByRole('button', { name: 'Ver más resultados' });
    const rows = () => canvas.getAllByRole('row').length - 1;
    await expect(rows()).toBe(firstSongs.length);
    await userEvent.click(more);
    await waitFor(() => expect(rows()).toBe(2 * firstSongs.length));
    await expect(canvas.queryByRole('button', { name: 'Ver más resultados' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Todo' }));
    await expect(await canvas.findByText('Mejor resultado')).toBeVisible();
  },
};

export const OneKindNarrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: '/search?q=la&kind=tracks', msw: { handlers: hundred } },
  globals: { viewport: { value: 'narrow' } },
};

// Proves search: The best stay where the rest fails
/** The ten best stay where the rest cannot be read. */
export const OneKindFailed: Story = {
  tags: ['state:failed'],
  parameters: {
    address: '/search?q=la&kind=tracks',
    msw: { handlers: [featured, search, http.get('*/api/search/:kind', () => limited.clone())] },
  },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Canciones' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(firstSongs.length + 1);
  },
};

// Proves search: A kind without any
export const NoneOfTheKind: Story = {
  tags: ['no-photo'],
  parameters: finds({ ...nothing, tracks: found.tracks }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Personas' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Ninguna persona con «luna».' }),
    ).toBeVisible();
    await expect(canvas.queryByText(/Revisa que esté bien escrito/)).toBeNull();
  },
};

export const People: Story = {
  tags: ['state:variants'],
  parameters: finds({
    ...nothing,
    people: [
      { id: 'usr_1', displayName: 'Luna Prieto', username: 'lunaprieto', image: null },
      { id: 'usr_2', displayName: 'Luna Sanz', username: 'lsanz', image: null },
    ],
  }),
  play: async ({ canvas }) => {
    const people = await canvas.findByRole('region', { name: 'Personas' });
    await expect(within(people).getByRole('link', { name: 'Luna Prieto' })).toHaveAttribute(
      'href',
      '/user/usr_1',
    );
    await expect(within(people).getByText('@lsanz')).toBeVisible();
  },
};

/** Charts are found by name, even where nothing else is. */
export const AChart: Story = {
  parameters: { ...finds(nothing), address: '/search?q=top%20espana' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Top España' })).toHaveAttribute(
      'href',
      '/chart/spain',
    ),
};

export const Closest: Story = {
  tags: ['state:no-match'],
  parameters: finds({ ...nothing, closest: 'Luna de ámbar' }),
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('link', { name: 'Quizá buscabas «Luna de ámbar»' }),
    ).toHaveAttribute('href', '/search?q=Luna+de+%C3%A1mbar'),
};
