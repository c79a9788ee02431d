import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type PlaybackState,
  emptyPlayback,
  playingState,
  queuedTrack,
  queuedTracks,
} from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { Track } from '@/shared/contract/track.ts';
import { sampleFeaturedPlaylists, samplePlaylistPage } from '@/shared/sample/answers.ts';
import { QueuePanel } from './QueuePanel';

const listener = signedIn().session;
const at = (
  playback: Partial<PlaybackState> = {},
  tracks: readonly Track[] = queuedTracks,
  session: object = listener,
) => ({ state: { playback: playingState(playback, tracks), session } });

const playlistId = sampleFeaturedPlaylists()[0]?.id ?? '';

const meta = {
  title: 'Music/Player/Queue panel',
  component: QueuePanel,
  args: { onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    ...at(),
    msw: {
      handlers: [
        http.get('*/api/playlists/:id', ({ params }) =>
          HttpResponse.json(samplePlaylistPage(String(params['id']))),
        ),
      ],
    },
  },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof QueuePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('list', { name: /^A continuación/ });
const titles = async () =>
  within(await list())
    .getAllByRole('button', { name: /^Reproducir / })
    .map((button) => button.getAttribute('aria-label')?.replace('Reproducir ', ''));
const play = (title: string) => screen.findByRole('button', { name: `Reproducir ${title}` });

export const Playing: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Luna de ámbar' })).toBeInTheDocument();
    await expect(await titles()).toEqual([
      'El faro y la marea',
      'Barrio sin reloj',
      'Sal en la ventana',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar la cola' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const FromAPlaylist: Story = {
  parameters: at({ source: `playlist:${playlistId}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^De / })).toHaveAttribute(
      'href',
      `/playlist/${playlistId}`,
    );
  },
};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await play('Barrio sin reloj'));
    await expect(await canvas.findByRole('link', { name: 'Barrio sin reloj' })).toBeInTheDocument();
    await expect(await titles()).toEqual(['Sal en la ventana']);
  },
};

/** In the heard order, which differs from that of the list. */
export const Shuffled: Story = {
  parameters: at({ isShuffled: true, order: [0, 3, 1, 2] }),
  play: async () => {
    await expect(await titles()).toEqual([
      'Sal en la ventana',
      'El faro y la marea',
      'Barrio sin reloj',
    ]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    (await play('El faro y la marea')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await play('Barrio sin reloj')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(async () =>
      expect(await titles()).toEqual([
        'Barrio sin reloj',
        'El faro y la marea',
        'Sal en la ventana',
      ]),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '«Barrio sin reloj» está ahora en el lugar 1 de 3',
    );
    await expect(await play('Barrio sin reloj')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await play('Sal en la ventana')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(await play('El faro y la marea')).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '«Sal en la ventana» salió de la cola',
    );
    await expect(await titles()).toEqual(['Barrio sin reloj', 'El faro y la marea']);
  },
};

export const ByMenu: Story = {
  play: async () => {
    const openMenu = async (title: string) =>
      userEvent.click(await screen.findByRole('button', { name: `Más opciones de ${title}` }));
    const choose = async (name: string) =>
      userEvent.click(await screen.findByRole('menuitem', { name }));
    await openMenu('Sal en la ventana');
    await choose('Escuchar a continuación');
    await waitFor(async () => expect((await titles())[0]).toBe('Sal en la ventana'));
    await openMenu('Sal en la ventana');
    await choose('Mover abajo');
    await waitFor(async () => expect((await titles())[1]).toBe('Sal en la ventana'));
    await openMenu('El faro y la marea');
    await choose('Quitar de la cola');
    await waitFor(async () =>
      expect(await titles()).toEqual(['Sal en la ventana', 'Barrio sin reloj']),
    );
  },
};

export const ByDragging: Story = {
  play: async () => {
    const rows = within(await list()).getAllByRole('listitem');
    const [first, , last] = rows;
    if (!first || !last) throw new Error('three rows are expected');
    const dataTransfer = new DataTransfer();
    const send = (target: Element, type: string, clientY: number) =>
      target.dispatchEvent(
        new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          dataTransfer,
          clientX: first.getBoundingClientRect().x + 40,
          clientY,
        }),
      );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { bottom } = last.getBoundingClientRect();
    send(first, 'dragstart', first.getBoundingClientRect().y + 4);
    await frame();
    send(last, 'dragenter', bottom - 4);
    send(last, 'dragover', bottom - 4);
    await frame();
    await waitFor(() => expect(last).toHaveAttribute('data-edge', 'bottom'));
    send(last, 'drop', bottom - 4);
    send(first, 'dragend', bottom - 4);
    await waitFor(async () =>
      expect(await titles()).toEqual([
        'Barrio sin reloj',
        'Sal en la ventana',
        'El faro y la marea',
      ]),
    );
  },
};

export const Cleared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vaciar' }));
    await expect(await canvas.findByText(/No hay nada más en la cola/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Luna de ámbar' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: /^A continuación/ })).toHaveFocus();
  },
};

export const Empty: Story = {
  parameters: { state: { playback: emptyPlayback(1), session: listener } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La cola está vacía')).toBeInTheDocument();
  },
};

export const LastTrack: Story = { parameters: at({ at: 3, repeatMode: 'all' }) };
export const RepeatOne: Story = { parameters: at({ repeatMode: 'one', isPlaying: false }) };
export const Visitor: Story = { parameters: at({}, queuedTracks, asVisitor.session) };

export const Failed: Story = {
  parameters: at({ failedKeys: ['test-0', 'test-2'] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No se pudo reproducir')).toHaveLength(2);
  },
};

const longTitle =
  'Canción para volver caminando de madrugada por la avenida larga cuando ya no pasa ningún tren y todavía nadie ha abierto';

export const LongTitles: Story = {
  parameters: at(
    { source: 'liked' },
    queuedTracks.map((track) => ({
      ...track,
      title: longTitle,
      artist: { id: 'art_largo', name: 'La Orquesta Itinerante de los Domingos por la Tarde' },
    })),
  ),
};

/** Only what is in view is in the page, and the end is a key away. */
export const TenThousand: Story = {
  parameters: at(
    {},
    Array.from({ length: 10_000 }, (_, place) =>
      queuedTrack({ id: `trk_${place}`, title: `Canción ${place + 1}` }),
    ),
  ),
  play: async ({ canvas }) => {
    const rows = await list();
    await play('Canción 2');
    await expect(rows.querySelectorAll('*').length).toBeLessThanOrEqual(300);
    (await play('Canción 2')).focus();
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await play('Canción 10000')).toHaveFocus());
    await expect(rows.querySelectorAll('*').length).toBeLessThanOrEqual(300);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/lugar 9998 de 9999/));
  },
};

export const Light: Story = { globals: { theme: 'light' } };
