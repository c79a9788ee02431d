import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { fillCopies } from '@/entities/offline-copy/index.testing';
import { playingState, queuedTracks } from '@/entities/playback/index.testing';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { getDraggedTracks } from '@/entities/track';
import { LikeTrackButton } from '@/features/like-track';
import {
  findsText,
  longName,
  longTitle,
  pretendNavigator,
  toListArgType,
  typed,
} from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { type TrackMenuSlot, TrackTable, TrackTableSkeleton } from '..';
import type { OptionalColumn } from '../lib/column';

const dated = queuedTracks.map((track) => ({ ...track, addedAt: '2026-11-19T18:00:00.000Z' }));

const [song, between] = queuedTracks;
const twice = [song, between, song].flatMap((track, index) =>
  track ? [{ ...track, entryId: `ent_${index}` }] : [],
);

/** A stand-in menu that reports its row and how it was opened. */
const PlainMenu: TrackMenuSlot = ({ track, index, anchor, onClose }) => (
  <div role="menu" aria-label={track.title}>
    <button type="button" role="menuitem" onClick={onClose}>
      {`${index + 1} · ${'x' in anchor ? 'punto' : anchor.tagName}`}
    </button>
  </div>
);
const closeMenu = async () => {
  await userEvent.click(await screen.findByRole('menuitem'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

const columns: Record<OptionalColumn, true> = {
  album: true,
  addedAt: true,
  playCount: true,
  playedAt: true,
};

const meta = {
  title: 'Music/Tracks/Track table',
  component: TrackTable,
  subcomponents: { TrackTableSkeleton },
  argTypes: {
    tracks: typed('Track[]'),
    columns: toListArgType(columns),
    order: typed('TrackOrder'),
  },
  args: {
    label: 'Canciones',
    tracks: queuedTracks,
    source: 'playlist:pls_1',
    actions: LikeTrackButton,
  },
  parameters: {
    partTypes: { TrackTableSkeleton: { columns: toListArgType(columns) } },
    state: signedIn(),
    msw: { handlers: [http.get('*/api/tracks/:id', () => HttpResponse.error())] },
    guide: {
      use: 'Tracks in rows, up to some hundred: an album, a search, a short list. For thousands take Long track table; while loading, Track table skeleton.',
      do: [
        'Choose the columns that the page needs; narrow windows keep title and duration.',
        'Give the heart and the menu that every list has.',
      ],
      dont: [
        'Hide a track that cannot be played: its row says so.',
        'Show an empty table: the page says in its place what to do.',
        'Make the title a link: a double click plays, the menu leads on.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the table, which is one stop, and leaves it.' },
        { keys: 'Up, Down, Left, Right', effect: 'Goes through rows and what is in them.' },
        {
          keys: 'Home, End',
          effect: 'Goes to the start or end of the row; with Ctrl, of the table.',
        },
        {
          keys: 'Enter',
          effect: 'Plays the track, from its title, or presses what has the focus.',
        },
        { keys: 'Shift+F10, Menu', effect: 'Opens the menu of the row.' },
      ],
    },
  },
} satisfies Meta<typeof TrackTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  // A phone leaves columns out.
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Canciones' });
    await expect(grid).toHaveAttribute('aria-rowcount', '5');
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      ['#', 'Título', 'Álbum', 'Me gusta', 'Duración'],
    );
    await expect(canvas.getByRole('cell', { name: '3:34' })).toBeVisible();
  },
};

// Proves player: Dragged from a list
/** Such as into the queue; a finger that stays on a row opens its menu instead. */
export const DragsOut: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const [, row] = canvas.getAllByRole('row');
    if (!(row instanceof HTMLElement)) throw new Error('A row is expected.');
    await fireEvent.pointerDown(row, { pointerType: 'touch' });
    await expect(row.draggable).toBe(false);
    await fireEvent.pointerDown(row, { pointerType: 'mouse' });
    await expect(row.draggable).toBe(true);
    const dataTransfer = new DataTransfer();
    row.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
    await expect(getDraggedTracks(dataTransfer)).toEqual([song]);
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  args: { menu: PlainMenu },
  parameters: { pseudo: { hover: 'tr[aria-rowindex="3"]' } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'tr[aria-rowindex="2"] td:first-of-type button' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' })).toHaveFocus();
  },
};
export const Dated: Story = {
  tags: ['state:variants'],
  args: { tracks: dated, columns: ['album', 'addedAt'] },
};
export const Plain: Story = { tags: ['state:variants'], args: { columns: [] } };
export const Played: Story = {
  tags: ['state:variants', 'state:extreme-numbers'],
  args: {
    columns: ['playCount'],
    tracks: queuedTracks.map((track, index) => ({
      ...track,
      playCount: 3_000_000_000 - index,
      duration: 359_999,
    })),
  },
  globals: { viewport: { value: 'medium' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Reproducciones' })).toBeVisible();
    const full = canvas.getByRole('cell', { name: '3.000.000.000' });
    await expect(within(full).getByText('3B')).toBeVisible();
  },
};
// Proves shell: Names on a row
export const Playing: Story = {
  tags: ['forced-colours', 'state:selected'],
  parameters: { state: { ...signedIn(), playback: playingState() } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Pausar Luna de ámbar' })).toBeInTheDocument(),
};
export const Paused: Story = {
  tags: ['state:selected'],
  parameters: { state: { ...signedIn(), playback: playingState({ isPlaying: false }) } },
};
export const Unavailable: Story = {
  tags: ['state:disabled', 'state:failed'],
  parameters: {
    state: { ...signedIn(), playback: playingState({ at: 1, failedKeys: ['test-0'] }) },
  },
  play: findsText('No disponible'),
};
// Proves offline: Told at each song
export const WithoutNetwork: Story = {
  tags: ['state:disabled', 'forced-colours'],
  parameters: { state: { ...signedIn(), playback: playingState({ at: 1 }) } },
  beforeEach: async () => {
    const [here] = queuedTracks;
    const lists = [{ source: 'liked', name: 'Favoritas', tracks: [...queuedTracks] }];
    const empty = await fillCopies({
      owner: buildUser().id,
      lists,
      here: here ? [here.id] : [],
    });
    const goOnline = pretendNavigator({ onLine: false });
    return () => {
      goOnline();
      return empty();
    };
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    // Neither the copy nor what plays already.
    await waitFor(() => expect(canvas.getAllByText('Solo con conexión')).toHaveLength(2));
    const [, kept, playing, missing] = canvas.getAllByRole('row');
    for (const row of [kept, playing]) await expect(row).not.toHaveTextContent('Solo con');
    await userEvent.click(within(missing ?? document.body).getByRole('button', { name: /^Repro/ }));
    await expect(await screen.findByText(/^Sin red solo suena lo que guardaste/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Pausar/ })).toBeInTheDocument();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => expect(canvas.getAllByText('La otra orilla')[0]).not.toBeVisible(),
};
const longText = {
  tracks: queuedTracks.map((track) => ({
    ...track,
    title: longTitle,
    artist: { ...track.artist, name: longName },
    album: { ...track.album, title: longTitle },
  })),
};
export const LongText: Story = { tags: ['state:long-text'], args: longText };
export const NarrowLongText: Story = {
  ...Narrow,
  tags: ['state:narrow', 'state:long-text'],
  args: longText,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Canciones' });
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};
export const Loading: Story = {
  tags: ['state:default', 'state:loading'],
  render: () => <TrackTableSkeleton rows={4} />,
};
export const LoadingNarrow: Story = {
  tags: ['state:narrow', 'state:loading'],
  render: () => <TrackTableSkeleton rows={4} hasMenu />,
  globals: { viewport: { value: 'narrow' } },
};

export const PlaysOnDoubleClick: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByText('Barrio sin reloj'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Pausar Barrio sin reloj' })).toBeInTheDocument(),
    );
  },
};

// Proves music-pages: A song twice in a list
/**
 * A playlist may have a song twice: only the playing entry is marked, and the other starts at its
 * own position.
 */
export const SongTwice: Story = {
  tags: ['no-photo'],
  args: { tracks: twice },
  play: async ({ canvas }) => {
    const marked = () =>
      canvas
        .getAllByRole('row')
        .flatMap(({ dataset }) => (dataset['current'] === 'true' ? dataset['index'] : []));
    const [first] = await canvas.findAllByRole('button', { name: 'Reproducir Luna de ámbar' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(marked()).toEqual(['0']));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await waitFor(() => expect(marked()).toEqual(['2']));
    await expect(canvas.getByRole('button', { name: 'Pausar Luna de ámbar' })).toBeInTheDocument();
  },
};

// Proves shell: A list is one tab stop
export const IsOneTabStop: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Reproducir Barrio sin reloj' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(
      canvas.getByRole('button', { name: 'Añadir Barrio sin reloj a Canciones que te gustan' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(canvas.getAllByRole('link', { name: 'Vera Solana' })[2]).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getAllByRole('link', { name: 'Vera Solana' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const EnterOnATitlePlays: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Pausar Luna de ámbar' })).toBeInTheDocument(),
    );
  },
};

export const MenuOfARow: Story = {
  tags: ['no-photo'],
  args: { menu: PlainMenu },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Más opciones de Barrio sin reloj' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('menu', { name: 'Barrio sin reloj' })).toHaveTextContent(
      '3 · BUTTON',
    );
    await closeMenu();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};

// Proves music-pages: Menu: by right click
export const MenuByRightClick: Story = {
  tags: ['no-photo'],
  args: { menu: PlainMenu },
  play: async ({ canvas }) => {
    const duration = canvas.getByRole('cell', { name: '3:34' });
    await expect(fireEvent.contextMenu(duration, { clientX: 40, clientY: 60 })).toBe(false);
    await expect(screen.getByRole('menu', { name: 'Luna de ámbar' })).toHaveTextContent(
      '1 · punto',
    );
    await closeMenu();
    await expect(duration.closest('tr')).toContainElement(
      document.activeElement as HTMLElement | null,
    );
  },
};

// Proves music-pages: Menu: by keyboard
export const MenuByKeyboard: Story = {
  tags: ['no-photo'],
  args: { menu: PlainMenu },
  play: async ({ canvas }) => {
    for (const key of ['{Shift>}{F10}{/Shift}', '{ContextMenu}']) {
      const link = canvas.getAllByRole('link', { name: 'Vera Solana' })[2];
      link?.focus();
      await userEvent.keyboard(key);
      await expect(screen.getByRole('menu')).toHaveTextContent('3 · A');
      await closeMenu();
      await expect(link).toHaveFocus();
    }
  },
};

// Proves music-pages: Menu: by long press
export const MenuByLongPress: Story = {
  tags: ['no-photo'],
  args: { menu: PlainMenu },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Barrio sin reloj');
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 40, clientY: 60 };
    await fireEvent.pointerDown(title, finger);
    await expect(await screen.findByRole('menu', { name: 'Barrio sin reloj' })).toHaveTextContent(
      '3 · punto',
    );
    await fireEvent.pointerUp(title, finger);
    // Lifting the finger opens nothing else.
    await expect(await fireEvent.click(title)).toBe(false);
    await closeMenu();
  },
};

/** A tap anywhere on a row plays it, also on a name; other pointers follow the name's link. */
export const TouchedName: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const [, , name] = canvas.getAllByRole('link', { name: 'Vera Solana' });
    if (!name) throw new Error('The third row has no artist.');
    const touch = { bubbles: true, cancelable: true, pointerType: 'touch' };
    name.dispatchEvent(new PointerEvent('click', touch));
    await expect(
      await canvas.findByRole('button', { name: 'Pausar Barrio sin reloj' }),
    ).toBeInTheDocument();
    await expect(name).toBeVisible();
  },
};

export const NarrowWithMenu: Story = { ...Narrow, args: { menu: PlainMenu } };
