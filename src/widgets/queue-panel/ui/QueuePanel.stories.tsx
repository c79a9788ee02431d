import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fillCopies } from '@/entities/offline-copy/index.testing';
import {
  type PlaybackState,
  emptyPlayback,
  playingState,
  queuedTrack,
  queuedTracks,
} from '@/entities/playback/index.testing';
import { asVisitor, buildUser, signedIn } from '@/entities/session/index.testing';
import { dragTracks } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { sampleFeaturedPlaylists, sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { longName, longTitle, pretendNavigator, showFocus, showHover } from '@/shared/testing';
import { ToastRegion, dismissAllToasts } from '@/shared/ui/toast';
import { QueuePanel } from './QueuePanel';
import { QueueSheet } from './QueueSheet';

const listener = signedIn().session;
const sent = fn();
const at = (
  playback: Partial<PlaybackState> = {},
  tracks: readonly Track[] = queuedTracks,
  session: object = listener,
) => ({ state: { playback: playingState(playback, tracks), session } });

const getMany = (length: number) =>
  Array.from({ length }, (_, index) =>
    queuedTrack({ id: `trk_${index}`, title: `Canción ${index + 1}` }),
  );

const playlistId = sampleFeaturedPlaylists()[0]?.id ?? '';

const meta = {
  title: 'Music/Player/Queue panel (cola)',
  component: QueuePanel,
  subcomponents: { QueueSheet },
  args: { onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    ...at(),
    msw: {
      handlers: [
        http.get('*/api/playlists/:id', ({ params }) =>
          HttpResponse.json(sampleFullPlaylist(String(params['id']))),
        ),
      ],
    },
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      use: 'What plays and what comes next: the panel beside the content of wide windows, the sheet over the player of narrow ones.',
      do: [
        'Open and close it from the button of the player bar alone.',
        'Show the order that is heard, shuffled or not.',
        'Put what the person added right after the current song, and keep it there.',
      ],
      dont: [
        'Let it push the player or cover it.',
        'Use it for a playlist: taking an item out of the queue changes no list.',
      ],
      keyboard: [
        { keys: 'Up, Down, Home, End', effect: 'Goes through what comes next.' },
        { keys: 'Enter', effect: 'Plays the item.' },
        { keys: 'Alt+Up, Alt+Down', effect: 'Moves the item.' },
        { keys: 'Delete', effect: 'Takes it out of the queue.' },
        { keys: 'Esc', effect: 'Closes the queue.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
      </>
    ),
  ],
  beforeEach: () => dismissAllToasts,
  globals: { viewport: { value: 'medium' } },
} satisfies Meta<typeof QueuePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = () => screen.findByRole('group', { name: /^A continuación/ });
const block = (name: string) => screen.findByRole('list', { name });
const titlesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('button', { name: /^Reproducir / })
    .map((button) => button.getAttribute('aria-label')?.replace('Reproducir ', ''));
const titles = async () => titlesIn(await list());
const play = (title: string) => screen.findByRole('button', { name: `Reproducir ${title}` });

export const Playing: Story = {
  tags: ['state:default', 'state:selected'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Luna de ámbar' })).toBeInTheDocument();
    await expect(await titles()).toEqual([
      'El faro y la marea',
      'Barrio sin reloj',
      'Sal en la ventana',
    ]);
  },
};

export const Closes: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar la cola' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    const [first] = within(await list()).getAllByRole('listitem');
    if (first) showHover(first);
  },
};

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    const button = await play('El faro y la marea');
    showFocus(button);
    await expect(button).toHaveFocus();
  },
};

/** Keeps room for the list's name. */
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    ...at({ source: `playlist:${playlistId}` }),
    msw: { handlers: [http.get('*/api/playlists/:id', () => delay('infinite'))] },
  },
};

export const FromAPlaylist: Story = {
  parameters: at({ source: `playlist:${playlistId}` }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^De / })).toHaveAttribute(
      'href',
      `/playlist/${playlistId}`,
    ),
};

export const Chosen: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.click(await play('Barrio sin reloj'));
    await expect(await canvas.findByRole('link', { name: 'Barrio sin reloj' })).toBeInTheDocument();
    await expect(await titles()).toEqual(['Sal en la ventana']);
  },
};

/** In playing order, not list order. */
export const Shuffled: Story = {
  parameters: at({ isShuffled: true, order: [0, 3, 1, 2] }),
  play: async () =>
    expect(await titles()).toEqual(['Sal en la ventana', 'El faro y la marea', 'Barrio sin reloj']),
};

export const ByKeyboard: Story = {
  tags: ['no-photo'],
  play: async () => {
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
    await screen.findByText('«Barrio sin reloj» está ahora en el puesto 1 de 3.');
    await expect(await play('Barrio sin reloj')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{/Alt}');
    await screen.findByText('«Barrio sin reloj» está ahora en el puesto 1 de 3.');
    await expect(await play('Barrio sin reloj')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await play('Sal en la ventana')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(await play('El faro y la marea')).toHaveFocus());
    await expect(await titles()).toEqual(['Barrio sin reloj', 'El faro y la marea']);
  },
};

export const RemovalTakenBack: Story = {
  tags: ['no-photo'],
  play: async () => {
    (await play('Barrio sin reloj')).focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(async () =>
      expect(await titles()).toEqual(['El faro y la marea', 'Sal en la ventana']),
    );
    const toasts = within(screen.getByRole('region', { name: 'Avisos' }));
    await toasts.findByText('«Barrio sin reloj» ya no está en la cola.');
    await userEvent.click(toasts.getByRole('button', { name: 'Deshacer' }));
    await waitFor(async () =>
      expect(await titles()).toEqual([
        'El faro y la marea',
        'Barrio sin reloj',
        'Sal en la ventana',
      ]),
    );
  },
};

export const MenuOfAnItem: Story = {
  tags: ['state:open'],
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Más opciones de Barrio sin reloj' }),
    );
    await screen.findByRole('menuitem', { name: 'Quitar de la cola' });
  },
};

export const ByMenu: Story = {
  tags: ['no-photo'],
  play: async () => {
    const openMenu = async (title: string) =>
      userEvent.click(await screen.findByRole('button', { name: `Más opciones de ${title}` }));
    const choose = async (name: string) =>
      userEvent.click(await screen.findByRole('menuitem', { name }));
    await openMenu('Sal en la ventana');
    await choose('Reproducir a continuación');
    await waitFor(async () => expect((await titles())[0]).toBe('Sal en la ventana'));
    await openMenu('Sal en la ventana');
    await choose('Bajar');
    await waitFor(async () => expect((await titles())[1]).toBe('Sal en la ventana'));
    await openMenu('El faro y la marea');
    await choose('Quitar de la cola');
    await waitFor(async () =>
      expect(await titles()).toEqual(['Sal en la ventana', 'Barrio sin reloj']),
    );
  },
};

export const ByDragging: Story = {
  tags: ['no-photo'],
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

/** The first two that come were added by hand. */
const twoBlocks = (playback: Partial<PlaybackState> = {}) => {
  const { queue, ...rest } = playingState({ source: 'liked', ...playback });
  const marked = queue.map((item, place) => ({ ...item, isAdded: place === 1 || place === 2 }));
  return { state: { playback: { ...rest, queue: marked }, session: listener } };
};

// Proves player: Blocks in the panel
export const TwoBlocks: Story = {
  tags: ['state:default'],
  parameters: twoBlocks(),
  play: async ({ canvas }) => {
    await expect(titlesIn(await block('En tu cola'))).toEqual([
      'El faro y la marea',
      'Barrio sin reloj',
    ]);
    const rest = await block('Después, de «Canciones que te gustan»');
    await expect(titlesIn(rest)).toEqual(['Sal en la ventana']);
    await expect(await canvas.findByText(/^hasta las? \d+:\d\d$/)).toBeVisible();
  },
};

export const TwoBlocksNarrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  parameters: twoBlocks({ isPlaying: false }),
  render: (args) => <QueueSheet {...args} />,
  play: async () => {
    await block('En tu cola');
  },
};

// Proves player: Moved to the other block
export const MovedBetweenBlocks: Story = {
  tags: ['no-photo'],
  parameters: twoBlocks(),
  play: async () => {
    (await play('Sal en la ventana')).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(async () =>
      expect(titlesIn(await block('En tu cola'))).toEqual([
        'El faro y la marea',
        'Sal en la ventana',
        'Barrio sin reloj',
      ]),
    );
    await waitFor(async () => expect(await play('Sal en la ventana')).toHaveFocus());
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    const rest = await block('Después, de «Canciones que te gustan»');
    await expect(titlesIn(rest)).toEqual(['Sal en la ventana']);
  },
};

export const Liked: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [http.post('*/api/tracks/:id/like', () => HttpResponse.json({ liked: true }))],
    },
  },
  play: async () => {
    const heart = (word: string) =>
      screen.findByRole('button', { name: `${word} El faro y la marea ${where[word]}` });
    const where: Record<string, string> = {
      Añadir: 'a Canciones que te gustan',
      Quitar: 'de Canciones que te gustan',
    };
    await userEvent.click(await heart('Añadir'));
    await heart('Quitar');
  },
};

// Proves library: … of the queue too
export const SavedAsPlaylist: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/playlists', async ({ request }) => {
          sent(await request.json());
          return HttpResponse.json({ ...sampleFeaturedPlaylists()[0], id: 'pls_new' });
        }),
      ],
    },
  },
  play: async () => {
    sent.mockClear();
    const save = await screen.findByRole('button', { name: 'Guardar como playlist' });
    await userEvent.click(save);
    const name = await screen.findByRole('textbox', { name: 'Nombre de la playlist' });
    await expect(name).toHaveValue(queuedTracks[0]?.title);
    await expect(name).toHaveFocus();
    // What was suggested is selected.
    await userEvent.keyboard('Esta noche{Enter}');
    await screen.findByText('Playlist «Esta noche» creada.');
    await expect(sent).toHaveBeenCalledWith({
      name: 'Esta noche',
      trackIds: queuedTracks.map(({ id }) => id),
    });
    await expect(save).toHaveFocus();
  },
};

export const LongerThanAPlaylist: Story = {
  tags: ['no-photo'],
  parameters: at({}, getMany(10_001)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar como playlist' }));
    await screen.findByText('Se guardan las primeras 10.000 canciones.');
  },
};

/** What follows a list, each song with its reason. */
export const SimilarSongs: Story = {
  parameters: at({}, [
    queuedTrack({ reason: { kind: 'genre', title: 'Sal en la ventana' } }),
    queuedTrack({
      id: 'trk_faro',
      title: 'El faro y la marea',
      reason: { kind: 'tempo', title: 'Luna de ámbar', tempo: 95 },
    }),
    queuedTrack({
      id: 'trk_sal',
      title: 'Sal en la ventana',
      reason: { kind: 'together', title: 'Luna de ámbar' },
    }),
  ]),
  play: async () => {
    await screen.findByRole('list', { name: 'Después, canciones parecidas' });
    await screen.findByText('porque es del mismo género que «Sal en la ventana»');
    await screen.findByText('Vera Solana · porque va a un ritmo parecido al de «Luna de ámbar»');
  },
};

// Proves player: Sleep timer: one time in the queue
export const SleepTimerSet: Story = {
  tags: ['state:selected'],
  play: async ({ canvas }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Temporizador' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name }));
    };
    await choose('30 minutos');
    await expect(await canvas.findByText(/^Se pausa a las? \d+:\d\d$/)).toBeVisible();
    await expect(canvas.queryByText(/^hasta las? /)).toBeNull();
    await choose('Sin temporizador');
    await choose('Al terminar la canción');
    await expect(await canvas.findByText('Al terminar la canción')).toBeVisible();
    await choose('Sin temporizador');
    await waitFor(() => expect(canvas.queryByText('Al terminar la canción')).toBeNull());
    await expect(await canvas.findByText(/^hasta las? \d+:\d\d$/)).toBeVisible();
  },
};

// Proves player: Dropped into the queue
export const DroppedFromAList: Story = {
  tags: ['no-photo'],
  parameters: twoBlocks(),
  play: async () => {
    const dataTransfer = new DataTransfer();
    dragTracks(dataTransfer, [queuedTrack({ id: 'trk_nueva', title: 'Nueva' })]);
    const group = await list();
    const send = (type: string) =>
      group.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    send('dragover');
    send('drop');
    await waitFor(async () =>
      expect(titlesIn(await block('En tu cola'))).toEqual([
        'El faro y la marea',
        'Barrio sin reloj',
        'Nueva',
      ]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(titlesIn(await block('En tu cola'))).toHaveLength(2));
  },
};

export const ClearingTakenBack: Story = {
  tags: ['no-photo'],
  parameters: twoBlocks(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vaciar la cola' }));
    await screen.findByText('Cola vaciada.');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect(await titles()).toHaveLength(3));
    await block('En tu cola');
  },
};

export const Cleared: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vaciar la cola' }));
    await expect(await canvas.findByText(/No hay nada más en la cola/)).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Luna de ámbar' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: /^A continuación/ })).toHaveFocus();
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { state: { playback: emptyPlayback(1), session: listener } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('La cola está vacía')).toBeInTheDocument(),
};

const getBars = () => document.querySelector('[data-drawn][data-state]');

// Proves player: Nothing moves while the music is paused
/** Nothing sounds, and nothing moves. */
export const Paused: Story = {
  tags: ['state:variants'],
  parameters: at({ isPlaying: false }),
  play: async ({ canvas }) => {
    await canvas.findByText('Suena ahora');
    await expect(getBars()?.getAnimations({ subtree: true })).toEqual([]);
  },
};
export const Buffering: Story = {
  ...Paused,
  tags: ['state:loading'],
  parameters: at({ isPlaying: true, isBuffering: true }),
};

export const LastTrack: Story = { parameters: at({ at: 3, repeatMode: 'all' }) };
export const RepeatOne: Story = { parameters: at({ repeatMode: 'one', isPlaying: false }) };
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: at({}, queuedTracks, asVisitor.session),
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: at({ failedKeys: ['test-0', 'test-2'] }),
  play: async ({ canvas }) =>
    expect(await canvas.findAllByText('No se pudo reproducir')).toHaveLength(2),
};

const longTracks = queuedTracks.map((track) => ({
  ...track,
  title: longTitle,
  artist: { id: 'art_largo', name: longName },
}));

// Proves offline: Told at each song
/** One song of the queue is kept on this device; the music goes on. */
export const Offline: Story = {
  tags: ['state:disabled'],
  beforeEach: async () => {
    const [, here] = queuedTracks;
    const empty = await fillCopies({
      owner: buildUser().id,
      lists: [{ source: 'liked', name: 'Favoritas', tracks: [...queuedTracks] }],
      here: here ? [here.id] : [],
    });
    const goOnline = pretendNavigator({ onLine: false });
    return () => {
      goOnline();
      return empty();
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Solo con conexión')).toHaveLength(2));
    const [kept, missing] = within(await list()).getAllByRole('listitem');
    await expect(kept).not.toHaveTextContent('Solo con');
    await userEvent.click(within(missing ?? document.body).getByRole('button', { name: /^Repro/ }));
    await expect(await screen.findByText(/^Sin conexión solo suena lo que/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Luna de ámbar' })).toBeInTheDocument();
  },
};

export const LongTitles: Story = {
  tags: ['state:long-text'],
  parameters: at({ source: 'liked' }, longTracks),
};

/** Only visible rows are in the page. */
export const TenThousand: Story = {
  tags: ['state:extreme-numbers'],
  parameters: at({}, getMany(10_000)),
  play: async () => {
    const rows = await list();
    await play('Canción 2');
    await expect(rows.querySelectorAll('*').length).toBeLessThanOrEqual(300);
    (await play('Canción 2')).focus();
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await play('Canción 10000')).toHaveFocus());
    await expect(rows.querySelectorAll('*').length).toBeLessThanOrEqual(300);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/puesto 9998 de 9999/),
    );
  },
};

const sheet: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: (args) => <QueueSheet {...args} />,
};

export const Sheet: Story = {
  ...sheet,
  tags: ['state:default', 'state:narrow'],
  play: async () => {
    await screen.findByRole('dialog', { name: 'Cola de reproducción' });
    await play('El faro y la marea');
  },
};
export const SheetLongTitles: Story = {
  ...sheet,
  tags: ['state:long-text'],
  parameters: at({ source: 'liked' }, longTracks),
};
export const SheetEmpty: Story = {
  ...sheet,
  tags: ['state:empty'],
  parameters: { state: { playback: emptyPlayback(1), session: listener } },
};
