import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, delay } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { findsRole, pretendNavigator } from '@/shared/testing';
import { SearchPage } from './SearchPage';
import { onSearch, featured, search, limited, found, finds } from '../testing/search-answers';

const meta = {
  ...onSearch,
  title: 'Screens/Listener/Search (buscar)',
  component: SearchPage,
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const longName =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

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
