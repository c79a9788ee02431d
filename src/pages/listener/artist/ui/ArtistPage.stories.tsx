import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { makeArtistHighlights } from '@/entities/highlight/index.testing';
import { Heard, playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { FullArtist as Artist } from '@/shared/contract/artist.ts';
import { sampleFullArtist } from '@/shared/sample/sample-music-pages.ts';
import { findsRole } from '@/shared/testing';
import { ArtistPage } from './ArtistPage';

const artist = sampleFullArtist('art_nora-quintavalle');
const call = '*/api/artists/:id';
const highlights = http.get(`${call}/highlights`, () => HttpResponse.json(makeArtistHighlights()));
const answer = (changes: Partial<Artist> = {}) => [
  highlights,
  http.get(call, () => HttpResponse.json({ ...artist, ...changes })),
];

const longName =
  'La Muy Noble y Muy Leal Orquesta Filarmónica de los Vecinos del Tercero Izquierda y sus Amigos del Patio de las Luces Azules';

const meta = {
  title: 'Screens/Listener/Artist (artista)',
  // Song lists and shelves have no fixed length.
  tags: ['tall'],
  component: ArtistPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    route: '/artist/:id',
    address: '/artist/art_nora-quintavalle',
    state: signedIn(),
    msw: answer(),
  },
} satisfies Meta<typeof ArtistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowCount = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('grid', { name: 'Populares' })).getAllByRole('row').length - 1;

// Proves music-pages: Artist: header, monthly listeners
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Nora Quintavalle' }),
    ).toBeVisible();
    await expect(canvas.getByText('ARTISTA VERIFICADO')).toBeVisible();
    await expect(canvas.getAllByText('Argentina')[0]).toBeVisible();
    await expect(canvas.getByTitle('2.410.000 oyentes mensuales')).toBeVisible();
    await expect(canvas.getByTitle('1.284.300 seguidores')).toBeVisible();
    for (const { title, id } of artist.albums) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        `/album/${id}`,
      );
    }
    for (const { name, id } of artist.relatedArtists) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/artist/${id}`);
    }
    await expect(canvas.getByText(artist.bio)).toBeVisible();
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
    await expect(await canvas.findByRole('grid', { name: 'Populares' })).toBeVisible();
  },
};
export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const PlaysAll: Story = {
  render: () => (
    <>
      <ArtistPage />
      <Heard />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [play] = await canvas.findAllByRole('button', { name: 'Reproducir Nora Quintavalle' });
    if (!play) throw new Error('The header has no play button.');
    await userEvent.click(play);
    const inOrder = artist.topTracks.map(({ title }) => title).join(' | ');
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe(inOrder));
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
// Proves music-pages: Artist: 5, then more
export const ShowsFiveUntilAskedForMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar más' }));
    await expect(rowCount(canvas)).toBe(artist.topTracks.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar menos' }));
    await expect(rowCount(canvas)).toBe(5);
  },
};
export const AllPopularTracks: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar más' }));
    await expect(canvas.getByRole('button', { name: 'Mostrar menos' })).toBeVisible();
  },
};
// Proves music-pages: Artist: no more than 5
export const FiveTracksAreAll: Story = {
  parameters: { msw: answer({ topTracks: artist.topTracks.slice(0, 5) }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Populares' });
    await expect(rowCount(canvas)).toBe(5);
    await expect(canvas.queryByRole('button', { name: 'Mostrar más' })).toBeNull();
  },
};
export const LinksElsewhere: Story = {
  parameters: {
    msw: answer({
      socialLinks: { instagram: 'nora', twitter: 'nora_q', website: 'javascript:alert(1)' },
    }),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Nora Quintavalle en otros sitios' });
    const links = within(list).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://www.instagram.com/nora',
      'https://twitter.com/nora_q',
    ]);
    for (const link of links) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
// Proves music-pages: Artist: not verified
export const NotVerified: Story = {
  parameters: { msw: answer({ verified: false, socialLinks: {} }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText('ARTISTA VERIFICADO')).toBeNull();
  },
};
export const Followed: Story = {
  tags: ['state:selected'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEGUIR' }));
    await expect(canvas.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible();
    // Local only: the count is the server's.
    await expect(canvas.getByTitle('1.284.300 seguidores')).toBeVisible();
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: findsRole('button', { name: 'SEGUIR' }),
};
export const VisitorIsAskedToSignIn: Story = {
  parameters: { state: asVisitor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEGUIR' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Crea tu cuenta para seguir a quien te gusta',
    );
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: answer({
      followers: 3_000_000,
      monthlyListeners: 1_234_567_890,
      topTracks: artist.topTracks.map((track) => ({ ...track, playCount: 2_147_483_647 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('3.000.000 de seguidores')).toBeVisible();
    await expect(canvas.getByText('3M de seguidores')).toBeVisible();
  },
};
export const ExtremeNumbersNarrow: Story = {
  ...ExtremeNumbers,
  tags: ['state:extreme-numbers', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answer({
      name: longName,
      bio: `${artist.bio} `.repeat(12),
      topTracks: artist.topTracks.map((track) => ({ ...track, title: longName })),
      albums: artist.albums.map((album) => ({ ...album, title: longName })),
      relatedArtists: artist.relatedArtists.map((each) => ({ ...each, name: longName })),
    }),
  },
  play: findsRole('heading', { level: 1, name: longName }),
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const OneOfEach: Story = {
  parameters: {
    msw: answer({
      followers: 1,
      monthlyListeners: 1,
      topTracks: artist.topTracks.slice(0, 1),
      albums: artist.albums.slice(0, 1).map((album) => ({ ...album, totalTracks: 1 })),
      relatedArtists: artist.relatedArtists.slice(0, 1),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 seguidor')).toBeVisible();
    await expect(canvas.getByText(/ · 1 canción$/)).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty', 'state:no-image'],
  parameters: {
    msw: answer({
      bio: '',
      image: null,
      bannerImage: null,
      country: '',
      followers: 0,
      monthlyListeners: 0,
      socialLinks: {},
      topTracks: [],
      albums: [],
      relatedArtists: [],
      verified: false,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay canciones.')).toBeVisible();
    await expect(canvas.getByText('Todavía no hay álbumes.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Reproducir/ })).toBeDisabled();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(call, () => delay('infinite'))] },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get(call, () =>
        HttpResponse.json({ error: 'No existe.', code: 'not-found' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Artista no encontrado' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('El artista que buscas no existe o no está disponible.'),
    ).toBeVisible();
  },
};
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: [highlights, http.get(call, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Nora Quintavalle' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    address: '/artist/art_desconocida',
    msw: [highlights, http.get(call, () => HttpResponse.error())],
  },
  play: findsRole('alert'),
};
