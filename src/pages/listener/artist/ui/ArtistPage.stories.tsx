import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useSelector } from 'react-redux';
import { expect, screen, within } from 'storybook/test';
import { selectUpcomingItems } from '@/entities/playback';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { ArtistPage as Artist } from '@/shared/contract/artist.ts';
import { sampleArtistPage } from '@/shared/sample/answers.ts';
import { SignInPrompt } from '@/widgets/sign-in-prompt';
import { ArtistPage } from './ArtistPage';

const artist = sampleArtistPage('art_nora-quintavalle');
const call = '*/api/artists/:id';
const answer = (changes: Partial<Artist> = {}) => [
  http.get(call, () => HttpResponse.json({ ...artist, ...changes })),
];

const longName =
  'La Muy Noble y Muy Leal Orquesta Filarmónica de los Vecinos del Tercero Izquierda y sus Amigos del Patio de las Luces Azules';

const meta = {
  title: 'Screens/Listener/Artist/Page',
  component: ArtistPage,
  parameters: {
    route: '/artist/:id',
    address: '/artist/art_nora-quintavalle',
    state: signedIn(),
    msw: answer(),
  },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ArtistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowCount = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('grid', { name: 'Populares' })).getAllByRole('row').length - 1;

/** What the queue holds after the current track. */
const Upcoming = () => {
  const items = useSelector(selectUpcomingItems);
  return <output>{items.map(({ track }) => track.title).join(', ')}</output>;
};

export const Ready: Story = {
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
export const PlaysAll: Story = {
  render: () => (
    <>
      <ArtistPage />
      <Upcoming />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [play] = await canvas.findAllByRole('button', { name: 'Reproducir Nora Quintavalle' });
    if (!play) throw new Error('The header has no play button.');
    await userEvent.click(play);
    const [, ...rest] = artist.topTracks;
    await expect(canvas.getByRole('status')).toHaveTextContent(
      rest.map(({ title }) => title).join(', '),
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const ShowsFiveUntilAskedForMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar más' }));
    await expect(rowCount(canvas)).toBe(artist.topTracks.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar menos' }));
    await expect(rowCount(canvas)).toBe(5);
  },
};
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
export const NotVerified: Story = {
  parameters: { msw: answer({ verified: false, socialLinks: {} }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText('ARTISTA VERIFICADO')).toBeNull();
  },
};
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEGUIR' }));
    await expect(canvas.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible();
    // Local alone: the count is the server's.
    await expect(canvas.getByTitle('1.284.300 seguidores')).toBeVisible();
  },
};
export const Visitor: Story = {
  parameters: { state: asVisitor },
  render: () => (
    <>
      <ArtistPage />
      <SignInPrompt />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEGUIR' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Crea tu cuenta para seguir a quien te gusta',
    );
  },
};
export const ExtremeNumbers: Story = {
  parameters: {
    msw: answer({
      name: longName,
      followers: 3_000_000,
      monthlyListeners: 1_234_567_890,
      topTracks: artist.topTracks.map((track) => ({ ...track, playCount: 2_147_483_647 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('3.000.000 de seguidores')).toBeVisible();
    await expect(canvas.getByText('3,0M de seguidores')).toBeVisible();
  },
};
export const ExtremeNumbersNarrow: Story = {
  ...ExtremeNumbers,
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
export const NothingYet: Story = {
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
  parameters: { msw: [http.get(call, () => delay('infinite'))] },
};
export const NotFound: Story = {
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
  parameters: { msw: [http.get(call, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Nora Quintavalle' }),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    address: '/artist/art_desconocida',
    msw: [http.get(call, () => HttpResponse.error())],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
