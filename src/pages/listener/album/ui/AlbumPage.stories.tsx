import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Heard, playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { FullAlbum as Album } from '@/shared/contract/album.ts';
import { sampleFullAlbum, sampleFullArtist } from '@/shared/sample/sample-music-pages.ts';
import { formatNumber } from '@/shared/lib/format';
import { findsRole } from '@/shared/testing';
import { AlbumPage } from './AlbumPage';

const artist = sampleFullArtist('art_nora-quintavalle');
const albumId = 'alb_nora-quintavalle_luna-de-ambar';
const album = sampleFullAlbum(albumId);
const call = '*/api/albums/:id';
const artistAnswer = http.get('*/api/artists/:id', () => HttpResponse.json(artist));
/** Ids of the albums that were asked for. */
const asked: unknown[] = [];

const answer = (changes: Partial<Album> = {}) => [
  http.get(call, ({ params }) => {
    asked.push(params['id']);
    return HttpResponse.json({ ...album, ...changes });
  }),
  artistAnswer,
];

const longTitle =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

const meta = {
  title: 'Screens/Listener/Album',
  component: AlbumPage,
  beforeEach: () => void asked.splice(0),
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    route: '/album/:id',
    address: `/album/${albumId}`,
    state: signedIn(),
    msw: answer(),
  },
} satisfies Meta<typeof AlbumPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves music-pages: Album: header and foot
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
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
    const [first] = album.tracks;
    const plays = formatNumber(first?.playCount ?? 0, 'es');
    await expect(within(grid).getByText(plays)).toBeVisible();
    // Cover and artist appear only above the list.
    await expect(within(grid).queryByRole('link', { name: 'Nora Quintavalle' })).toBeNull();
    await expect(grid.querySelector('img')).toBeNull();
    await expect(within(grid).queryByRole('button', { name: 'Artista' })).toBeNull();
    const more = await canvas.findByRole('region', { name: 'Más de Nora Quintavalle' });
    await expect(within(more).queryByRole('link', { name: 'Luna de ámbar' })).toBeNull();
  },
};
// Proves imported-music: The address of a joined album
/** The address becomes that of the album that it was joined to. */
export const FormerAddress: Story = {
  tags: ['no-photo'],
  parameters: { address: '/album/alb_joined' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Luna de ámbar' });
    await waitFor(() => expect(asked).toEqual(['alb_joined', albumId]));
  },
};
/** Imported: discs, numbers and guests as printed, a year alone, and a file that is gone. */
// Proves imported-music: Discs
export const Discs: Story = {
  parameters: {
    msw: answer({
      released: '2018',
      label: '',
      tracks: album.tracks.slice(0, 4).map((track, index) => ({
        ...track,
        disc: index < 2 ? 1 : 2,
        number: index < 2 ? `A${index + 1}` : `${index - 1}`,
        ...(index >= 2 && { discTitle: 'En vivo' }),
        ...(index === 1 && {
          artist: { ...track.artist, name: 'Nora Quintavalle feat. La Invitada' },
          hasGuests: true,
        }),
        ...(index === 3 && { isGone: true }),
      })),
    }),
  },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Luna de ámbar' }));
    await expect(grid.getByText('Disco 1')).toBeVisible();
    await expect(grid.getByText('Disco 2: En vivo')).toBeVisible();
    await expect(
      grid.getByRole('link', { name: 'Nora Quintavalle feat. La Invitada' }),
    ).toBeVisible();
    await expect(grid.getByText('No disponible')).toBeVisible();
    const numbers = grid
      .getAllByRole('button', { name: /^Reproducir/ })
      .map(({ dataset }) => dataset['number']);
    await expect(numbers).toEqual(['A1', 'A2', '1', '2']);
    await expect(canvas.getAllByText('2018')).toHaveLength(1);
    await expect(canvas.queryByText('Sello')).toBeNull();
  },
};
/** A row names its artist where it differs. */
export const Compilation: Story = {
  parameters: {
    msw: answer({
      tracks: album.tracks.map((track, index) =>
        index === 1 ? { ...track, artist: { id: 'art_invitada', name: 'La Invitada' } } : track,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole('grid', { name: 'Luna de ámbar' }));
    await expect(grid.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'La Invitada',
    ]);
    await expect(grid.getByRole('button', { name: 'Artista' })).toBeVisible();
  },
};
export const InTheApplication: Story = {
  tags: ['!autodocs', 'state:narrow'],
  parameters: { frame: 'application', state: { ...signedIn(), playback: playingState() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(
      await canvas.findByRole('region', { name: 'Más de Nora Quintavalle' }),
    ).toBeVisible();
  },
};
export const PlaysAll: Story = {
  render: () => (
    <>
      <AlbumPage />
      <Heard />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [play] = await canvas.findAllByRole('button', { name: 'Reproducir Luna de ámbar' });
    if (!play) throw new Error('The header has no play button.');
    await userEvent.click(play);
    const inOrder = album.tracks.map(({ title }) => title).join(' | ');
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe(inOrder));
  },
};
export const Liked: Story = {
  tags: ['state:selected'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Guardar Luna de ámbar en tu biblioteca' }),
    );
    await expect(
      canvas.getByRole('button', { name: 'Quitar Luna de ámbar de tu biblioteca' }),
    ).toBeVisible();
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: findsRole('button', { name: 'Guardar Luna de ámbar en tu biblioteca' }),
};
export const VisitorIsAskedToSignIn: Story = {
  parameters: { state: asVisitor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Guardar Luna de ámbar en tu biblioteca' }),
    );
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Crea tu cuenta para guardar lo que te gusta',
    );
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: {
    msw: answer({
      title: longTitle,
      artist: { ...album.artist, name: longTitle },
      label: longTitle,
      tracks: album.tracks.map((track) => ({ ...track, title: longTitle })),
    }),
  },
};
export const OneTrack: Story = {
  parameters: { msw: answer({ totalTracks: 1, duration: 187, tracks: album.tracks.slice(0, 1) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 canción')).toBeVisible();
    await expect(canvas.getByText('3 min')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty', 'state:no-image'],
  parameters: {
    msw: answer({ totalTracks: 0, duration: 0, tracks: [], coverImage: null, label: '' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este álbum todavía no tiene canciones.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' })).toBeDisabled();
    await expect(canvas.queryByText('Sello')).toBeNull();
  },
};
/** Ten thousand tracks that last hours each. */
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: answer({
      totalTracks: 10_000,
      duration: 604_800,
      tracks: album.tracks.map((track) => ({ ...track, duration: 36_000 })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10.000 canciones')).toBeVisible();
    await expect(canvas.getByText('168 h 0 min')).toBeVisible();
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
      await canvas.findByRole('heading', { level: 1, name: 'Álbum no encontrado' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('El álbum que buscas no existe o no está disponible.'),
    ).toBeVisible();
  },
};
export const SampleFallback: Story = {
  tags: ['state:sample'],
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
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    address: '/album/alb_desconocido',
    msw: [http.get(call, () => HttpResponse.error())],
  },
  play: findsRole('alert'),
};
