import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useSelector } from 'react-redux';
import { expect, screen, within } from 'storybook/test';
import { selectUpcomingItems } from '@/entities/playback';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { AlbumPage as Album } from '@/shared/contract/album.ts';
import { sampleAlbumPage, sampleArtistPage } from '@/shared/sample/answers.ts';
import { SignInPrompt } from '@/widgets/sign-in-prompt';
import { AlbumPage } from './AlbumPage';

const artist = sampleArtistPage('art_nora-quintavalle');
const albumId = 'alb_nora-quintavalle_luna-de-ambar';
const album = sampleAlbumPage(albumId);
const call = '*/api/albums/:id';
const artistAnswer = http.get('*/api/artists/:id', () => HttpResponse.json(artist));
const answer = (changes: Partial<Album> = {}) => [
  http.get(call, () => HttpResponse.json({ ...album, ...changes })),
  artistAnswer,
];

const longTitle =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

const meta = {
  title: 'Screens/Listener/Album/Page',
  component: AlbumPage,
  parameters: {
    route: '/album/:id',
    address: `/album/${albumId}`,
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
} satisfies Meta<typeof AlbumPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the queue holds after the current track. */
const Upcoming = () => {
  const items = useSelector(selectUpcomingItems);
  return <output>{items.map(({ track }) => track.title).join(', ')}</output>;
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Luna de ámbar' }),
    ).toBeVisible();
    const [byline] = canvas.getAllByRole('link', { name: 'Nora Quintavalle' });
    await expect(byline).toHaveAttribute('href', '/artist/art_nora-quintavalle');
    await expect(canvas.getByText('10 canciones')).toBeVisible();
    await expect(canvas.getByText(/^\d+ min$/)).toBeVisible();
    await expect(canvas.getByText('10 de marzo de 2023')).toBeVisible();
    await expect(canvas.getByText('Balcón Discos')).toBeVisible();
    await expect(canvas.getByText('Pop')).toBeVisible();
    const grid = canvas.getByRole('grid', { name: 'Luna de ámbar' });
    await expect(within(grid).queryByRole('columnheader', { name: 'Álbum' })).toBeNull();
    await expect(within(grid).getAllByRole('row')).toHaveLength(11);
    const more = await canvas.findByRole('region', { name: 'Más de Nora Quintavalle' });
    await expect(within(more).queryByRole('link', { name: 'Luna de ámbar' })).toBeNull();
  },
};
export const PlaysAll: Story = {
  render: () => (
    <>
      <AlbumPage />
      <Upcoming />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [play] = await canvas.findAllByRole('button', { name: 'Reproducir Luna de ámbar' });
    if (!play) throw new Error('The header has no play button.');
    await userEvent.click(play);
    const [, ...rest] = album.tracks;
    await expect(canvas.getByRole('status')).toHaveTextContent(
      rest.map(({ title }) => title).join(', '),
    );
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Liked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Añadir Luna de ámbar a tu biblioteca' }),
    );
    await expect(
      canvas.getByRole('button', { name: 'Quitar Luna de ámbar de tu biblioteca' }),
    ).toBeVisible();
  },
};
export const Visitor: Story = {
  parameters: { state: asVisitor },
  render: () => (
    <>
      <AlbumPage />
      <SignInPrompt />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Añadir Luna de ámbar a tu biblioteca' }),
    );
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Crea tu cuenta para guardar lo que te gusta',
    );
  },
};
export const LongTitle: Story = { parameters: { msw: answer({ title: longTitle }) } };
export const LongTitleNarrow: Story = {
  ...LongTitle,
  globals: { viewport: { value: 'narrow' } },
};
export const OneTrack: Story = {
  parameters: {
    msw: answer({ totalTracks: 1, duration: 187, tracks: album.tracks.slice(0, 1) }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 canción')).toBeVisible();
    await expect(canvas.getByText('3 min')).toBeVisible();
  },
};
export const NoTracksNoCover: Story = {
  parameters: {
    msw: answer({ totalTracks: 0, duration: 0, tracks: [], coverImage: null, label: '' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este álbum todavía no tiene canciones.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' })).toBeDisabled();
    await expect(canvas.queryByText('Sello discográfico')).toBeNull();
  },
};
export const HoursLong: Story = {
  parameters: { msw: answer({ duration: 12_345 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 h 25 min')).toBeVisible();
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
      await canvas.findByRole('heading', { level: 1, name: 'Álbum no encontrado' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('El álbum que buscas no existe o no está disponible.'),
    ).toBeVisible();
  },
};
export const SampleFallback: Story = {
  parameters: {
    msw: [
      http.get(call, () => HttpResponse.error()),
      http.get('*/api/artists/:id', () => HttpResponse.error()),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Luna de ámbar' }),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    address: '/album/alb_desconocido',
    msw: [http.get(call, () => HttpResponse.error())],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
