import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
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
import { sampleFeaturedPlaylists, sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { longName, longTitle, showFocus, showHover } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { QueuePanel } from './QueuePanel';
import { QueueSheet } from './QueueSheet';

const listener = signedIn().session;
const at = (
  playback: Partial<PlaybackState> = {},
  tracks: readonly Track[] = queuedTracks,
  session: object = listener,
) => ({ state: { playback: playingState(playback, tracks), session } });

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
  globals: { viewport: { value: 'medium' } },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^De / })).toHaveAttribute(
      'href',
      `/playlist/${playlistId}`,
    );
  },
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
  play: async () => {
    await expect(await titles()).toEqual([
      'Sal en la ventana',
      'El faro y la marea',
      'Barrio sin reloj',
    ]);
  },
};

export const ByKeyboard: Story = {
  tags: ['no-photo'],
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
      '«Barrio sin reloj» está ahora en el puesto 1 de 3.',
    );
    await expect(await play('Barrio sin reloj')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{/Alt}');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '«Barrio sin reloj» está ahora en el puesto 1 de 3.',
    );
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
  render: (args) => (
    <>
      <QueuePanel {...args} />
      <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
    </>
  ),
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La cola está vacía')).toBeInTheDocument();
  },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No se pudo reproducir')).toHaveLength(2);
  },
};

const longTracks = queuedTracks.map((track) => ({
  ...track,
  title: longTitle,
  artist: { id: 'art_largo', name: longName },
}));

export const LongTitles: Story = {
  tags: ['state:long-text'],
  parameters: at({ source: 'liked' }, longTracks),
};

/** Only visible rows are in the page. */
export const TenThousand: Story = {
  tags: ['state:extreme-numbers'],
  parameters: at(
    {},
    Array.from({ length: 10_000 }, (_, index) =>
      queuedTrack({ id: `trk_${index}`, title: `Canción ${index + 1}` }),
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
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/puesto 9998 de 9999/),
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
