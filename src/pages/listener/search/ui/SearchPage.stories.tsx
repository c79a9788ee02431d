import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, delay } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { SearchResults } from '@/shared/contract/search.ts';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { findsRole, findsText, pretendNavigator } from '@/shared/testing';
import { SearchPage } from './SearchPage';

const featured = http.get('*/api/playlists/featured', () =>
  HttpResponse.json(sampleFeaturedPlaylists()),
);
const search = http.get('*/api/search', ({ request }) =>
  HttpResponse.json(sampleSearch(new URL(request.url).searchParams.get('q') ?? '')),
);

const limited = HttpResponse.json(
  {
    code: 'too-many-requests',
    error: 'Demasiados intentos seguidos. Espera un poco y vuelve a intentarlo.',
  },
  { status: 429 },
);

const longName =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

const found = sampleSearch('luna');
const finds = (results: SearchResults) => ({
  address: '/search?q=luna',
  msw: { handlers: [featured, http.get('*/api/search', () => HttpResponse.json(results))] },
});

const meta = {
  title: 'Screens/Listener/Search (buscar)',
  component: SearchPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/search',
    state: signedIn(),
    msw: { handlers: [featured, search] },
  },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves search: Placeholder and tiles
export const Browse: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Ventana abierta/ });
    const names = ['Playlists editoriales', 'Lo más escuchado', 'Estados de ánimo', 'Géneros'];
    const counts = await Promise.all(
      names.map(async (name) => {
        const section = canvas.getByRole('region', { name });
        return section.querySelectorAll('a').length;
      }),
    );
    await expect(counts).toEqual([6, 6, 12, 12]);
    await expect(
      within(canvas.getByRole('search')).getByPlaceholderText('Qué quieres reproducir?'),
    ).toBeVisible();
    const leadsTo = (name: string | RegExp) =>
      canvas.getByRole('link', { name }).getAttribute('href');
    await expect(leadsTo('Pop')).toBe('/genre/pop');
    await expect(leadsTo('Tarde de lluvia')).toBe('/mood/rain');
    await expect(leadsTo('Top España')).toBe('/chart/spain');
    await expect(leadsTo('Viral 50')).toBe('/chart/viral');
    await expect(leadsTo(/^Ventana abierta/)).toBe('/playlist/pls_ventana-abierta');
  },
};

/** The queue takes room from a wide window: three tiles in a line, as in a small one. */
export const BrowseBesideQueue: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'wide' } },
  render: () => (
    <div style={{ inlineSize: '744px' }}>
      <SearchPage />
    </div>
  ),
  play: async ({ canvas }) => {
    const genres = within(await canvas.findByRole('region', { name: 'Géneros' }));
    const columns = getComputedStyle(genres.getByRole('list')).gridTemplateColumns;
    await expect(columns.split(' ')).toHaveLength(3);
  },
};

// Proves search: No heading without an editorial playlist
export const BrowseWithoutEditorial: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: { handlers: [http.get('*/api/playlists/featured', () => HttpResponse.json([])), search] },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Playlists editoriales')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Lo más escuchado' })).toBeVisible();
  },
};

export const InTheApplication: Story = {
  tags: ['!autodocs', 'state:narrow'],
  parameters: { frame: 'application', state: { ...signedIn(), playback: playingState() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Estados de ánimo' })).toBeVisible();
  },
};

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

export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { address: '/search?q=mar', state: asVisitor },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    address: '/search?q=luna',
    msw: {
      handlers: [
        featured,
        http.get('*/api/search', async () => {
          await delay('infinite');
          return HttpResponse.json({});
        }),
      ],
    },
  },
};

// Proves search: Nothing found
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: `/search?q=${encodeURIComponent("'; drop table track; --")}` },
  play: findsRole('heading', { name: `No hay resultados para «'; drop table track; --»` }),
};

export const VeryLongQuery: Story = {
  tags: ['state:no-match', 'state:long-text', 'state:narrow'],
  parameters: { address: `/search?q=${'zyx'.repeat(166)}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^No hay resultados para/ }),
    ).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

// Proves search: Sample data
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: {
    address: '/search?q=luna',
    msw: { handlers: [featured, http.get('*/api/search', () => HttpResponse.error())] },
  },
  play: async ({ canvas }) => {
    // The best result and its row.
    await expect(
      await canvas.findAllByRole('button', { name: 'Reproducir Luna de ámbar' }),
    ).toHaveLength(2);
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};

// Proves search: Without a network
/** One notice, no examples beside it; the results come by themselves with the network. */
export const Offline: Story = {
  tags: ['state:failed'],
  beforeEach: () => pretendNavigator({ onLine: false }),
  parameters: {
    address: '/search?q=luna',
    msw: {
      handlers: [
        http.get('*/api/playlists/featured', () => HttpResponse.error()),
        http.get('*/api/search', () => HttpResponse.error()),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sin conexión no podemos buscar')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Reproducir/ })).toBeNull();
    await expect(canvas.queryByText(/datos de ejemplo/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
};
export const OfflineBrowse: Story = {
  tags: ['no-photo'],
  beforeEach: () => pretendNavigator({ onLine: false }),
  parameters: {
    msw: { handlers: [http.get('*/api/playlists/featured', () => HttpResponse.error())] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Géneros' });
    await expect(canvas.queryByRole('region', { name: 'Playlists editoriales' })).toBeNull();
    await expect(canvas.queryByText(/datos de ejemplo/)).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    address: '/search?q=luna',
    msw: { handlers: [featured, http.get('*/api/search', () => limited.clone())] },
  },
  play: findsRole('button', { name: 'Reintentar' }),
};

export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: finds({
    artists: found.artists.map((artist) => ({ ...artist, name: longName })),
    tracks: found.tracks.map((track) => ({
      ...track,
      title: longName,
      artist: { ...track.artist, name: longName },
    })),
    albums: found.albums.map((album) => ({
      ...album,
      title: longName,
      artist: { ...album.artist, name: longName },
    })),
    playlists: found.playlists.map((playlist) => ({
      ...playlist,
      name: longName,
      description: `${longName}. ${longName}.`,
    })),
  }),
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: finds({
    ...found,
    artists: sampleSearch('los').artists.map((artist) => ({ ...artist, followers: 3_000_000 })),
    tracks: found.tracks.map((track) => ({ ...track, duration: 36_000 })),
  }),
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText('3M de seguidores'))[0]).toBeVisible(),
};

export const WithoutPictures: Story = {
  tags: ['state:no-image'],
  parameters: finds({
    artists: sampleSearch('los').artists.map((artist) => ({ ...artist, image: null })),
    tracks: found.tracks.map((track) => ({
      ...track,
      album: { ...track.album, coverImage: null },
    })),
    albums: found.albums.map((album) => ({ ...album, coverImage: null })),
    playlists: found.playlists.map((playlist) => ({ ...playlist, coverImage: null })),
  }),
};

export const TheBoxHasTheFocus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('searchbox'));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const ResultsNarrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: '/search?q=luna' },
  globals: { viewport: { value: 'narrow' } },
};

export const ArrowDownReachesTheResults: Story = {
  tags: ['no-photo'],
  parameters: { address: '/search?q=luna' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Canciones' });
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('region', { name: 'Mejor resultado' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const ClearsTheQuery: Story = {
  parameters: { address: '/search?q=luna' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Borrar búsqueda' }));
    await expect(await canvas.findByRole('heading', { name: 'Géneros' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
