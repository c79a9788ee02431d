import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentProps } from 'react';
import { playingState, queuedTracks } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { LikeTrackButton } from '@/features/like-track';
import type { Track } from '@/shared/contract/track.ts';
import { longName, longTitle, showFocus, toListArgType, typed } from '@/shared/testing';
import { LongTrackTable, type SeveralSlot, type TrackMenuSlot, useSortedTracks } from '..';
import type { OptionalColumn } from '../lib/column';

const all: Track[] = Array.from({ length: 10_000 }, (_, index) => {
  const track = queuedTracks[index % queuedTracks.length];
  if (!track) throw new Error('There are no tracks.');
  return {
    ...track,
    title: `${track.title} ${index + 1}`,
    entryId: `ple_${index}`,
    addedAt: '2026-11-19T18:00:00.000Z',
  };
});

const PlainMenu: TrackMenuSlot = ({ track, onClose }) => (
  <div role="menu" aria-label={track.title} style={{ position: 'fixed', insetBlockStart: 0 }}>
    <button type="button" role="menuitem" onClick={onClose}>
      {track.title}
    </button>
  </div>
);

const PlainSeveral: SeveralSlot = ({ tracks, onClear, onRemove }) => (
  <div style={{ display: 'flex', gap: 8, background: 'Canvas', color: 'CanvasText' }}>
    <output>{tracks.length} elegidas</output>
    <button type="button" onClick={onClear}>
      Dejar de elegir
    </button>
    {onRemove && (
      <button type="button" onClick={onRemove}>
        Quitar
      </button>
    )}
  </div>
);

const scrollTo = async (top: number) => {
  window.scrollTo({ top });
  await fireEvent.scroll(window);
};

const columns: Record<OptionalColumn, true> = {
  album: true,
  addedAt: true,
  playCount: true,
  playedAt: true,
};

const meta = {
  title: 'Music/Tracks/Long track table',
  component: LongTrackTable,
  argTypes: {
    tracks: typed('Track[]'),
    columns: toListArgType(columns),
    order: typed('TrackOrder'),
  },
  args: {
    label: 'Canciones',
    tracks: all,
    source: 'playlist:pls_1',
    columns: ['album', 'addedAt'],
    actions: LikeTrackButton,
    menu: PlainMenu,
    onToggle: fn(),
  },
  parameters: {
    state: signedIn(),
    docs: { story: { inline: false, height: '600px' } },
    guide: {
      use: 'A list that may be of thousands of tracks: a playlist, the liked ones. Short lists take Track table, which costs less.',
      do: [
        'Give the length of the whole list, however much of it has been read.',
        'Let the owner move rows by dragging and by keys alike.',
      ],
      dont: [
        'Put it into a box that scrolls: it follows the window.',
        'Put what has to be found by the search of the browser into it alone: only rows in view are there.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the table, which is one stop, and leaves it.' },
        {
          keys: 'Up, Down, Page Up, Page Down',
          effect: 'Goes through the rows, also those not read yet.',
        },
        { keys: 'Ctrl+Home, Ctrl+End', effect: 'Goes to the first or last row of the whole list.' },
        { keys: 'Alt+Up, Alt+Down', effect: 'Moves the row, where the list may be ordered.' },
        { keys: 'Delete', effect: 'Takes the row out, where the list may be shortened.' },
        { keys: 'Shift+F10, Menu', effect: 'Opens the menu of the row.' },
        { keys: 'Shift+Up, Shift+Down', effect: 'Chooses the next row too.' },
        { keys: 'Ctrl+Space, Ctrl+A', effect: 'Chooses the row, or all, also those that are still to be read.' },
        { keys: 'Esc', effect: 'Gives the choice up.' },
      ],
    },
  },
  beforeEach: () => {
    window.scrollTo({ top: 0 });
  },
} satisfies Meta<typeof LongTrackTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:extreme-numbers'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  args: { tracks: all.slice(0, 50) },
  parameters: { pseudo: { hover: 'tr[aria-rowindex="3"]' } },
};

export const Focus: Story = {
  tags: ['state:focus'],
  args: { tracks: all.slice(0, 50) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Reproducir Luna de ámbar 1' });
    await expect(button).toHaveFocus();
    showFocus(button);
  },
};

const rowAt = (index: number) => {
  const found = document.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
  if (!found) throw new Error(`There is no row ${index}.`);
  return found;
};
const durationAt = (index: number) => within(rowAt(index)).getByText(/^\d:\d\d$/);
const isChosen = (index: number) => rowAt(index).getAttribute('aria-selected') === 'true';

// Proves music-pages: Several rows by mouse
/** By mouse: a range with Shift, single ones with Ctrl or, while rows are chosen, a plain click. */
export const Several: Story = {
  tags: ['state:selected'],
  args: { several: PlainSeveral, onRemoveSeveral: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(durationAt(1));
    await expect(isChosen(1)).toBe(false);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(durationAt(4));
    await user.keyboard('{/Shift}');
    await expect(await canvas.findByText('4 elegidas')).toBeInTheDocument();
    await user.keyboard('{Control>}');
    await user.click(durationAt(2));
    await user.click(durationAt(6));
    await user.keyboard('{/Control}');
    await expect([1, 2, 3, 4, 5, 6].map(isChosen)).toEqual([true, false, true, true, false, true]);
    await user.click(durationAt(5));
    await user.click(within(rowAt(6)).getByRole('link', { name: 'La otra orilla' }));
    await user.dblClick(durationAt(7));
    await expect([5, 6, 7].map(isChosen)).toEqual([true, false, false]);
    await user.click(within(rowAt(5)).getByRole('button', { name: /^Reproducir/ }));
    await user.click(durationAt(6));
    await expect([5, 6].map(isChosen)).toEqual([false, true]);
    await user.click(canvas.getByRole('button', { name: 'Quitar' }));
    await expect(args.onRemoveSeveral).toHaveBeenCalledWith([1, 3, 4, 6]);
    await expect(canvas.queryByText(/elegidas/)).toBeNull();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

// Proves music-pages: Several rows by keyboard
/** All 10,000 at once; only those in view are mounted. */
export const AllChosenByKeyboard: Story = {
  tags: ['state:variants'],
  args: { several: PlainSeveral },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await canvas.findByText('3 elegidas');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await canvas.findByText('2 elegidas');
    await userEvent.keyboard('{Control>}{ArrowDown} {/Control}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/elegidas/)).toBeNull());
    await userEvent.keyboard('{Control>}a{/Control}');
    await canvas.findByText('10000 elegidas');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(isChosen(3)).toBe(true);
  },
};

const ReadLater = (props: ComponentProps<typeof LongTrackTable>) => {
  const [known, setKnown] = useState(600);
  return (
    <>
      <LongTrackTable
        {...props}
        tracks={props.tracks.slice(0, known)}
        rows={props.tracks.length}
        onReach={(rows) => rows === Infinity && setKnown(1200)}
      />
      <button type="button" onClick={() => setKnown(props.tracks.length)}>
        Llega el resto
      </button>
    </>
  );
};

/** Nothing is offered for a part of what was chosen. */
export const AllChosenWhileRead: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { several: PlainSeveral },
  render: (args) => <ReadLater {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}');
    await canvas.findByText(/^Leyendo la lista para elegirla entera: 1200 de 10\.000/);
    await expect(canvas.queryByText(/elegidas/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Llega el resto' }));
    await canvas.findByText('10000 elegidas');
  },
};

const SortedTable = (props: ComponentProps<typeof LongTrackTable>) => {
  const { order, sorted } = useSortedTracks(props.tracks);
  return <LongTrackTable {...props} tracks={sorted} order={order} />;
};

// Proves music-pages: Sorted
export const Sorted: Story = {
  tags: ['state:variants'],
  render: (args) => <SortedTable {...args} />,
  play: async ({ canvas }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name });
    await expect(head('Álbum')).not.toHaveAttribute('aria-sort');
    await userEvent.click(canvas.getByRole('button', { name: 'Título' }));
    await waitFor(() => expect(head('Título Artista')).toHaveAttribute('aria-sort', 'ascending'));
    await expect(rowAt(0)).toHaveTextContent('Barrio sin reloj 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Título' }));
    await waitFor(() => expect(head('Título Artista')).toHaveAttribute('aria-sort', 'descending'));
    await expect(rowAt(0)).toHaveTextContent('Sal en la ventana 10000');
    await userEvent.click(canvas.getByRole('button', { name: '#' }));
    await waitFor(() => expect(head('Título Artista')).not.toHaveAttribute('aria-sort'));
    await expect(rowAt(0)).toHaveTextContent('Luna de ámbar 1');
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    tracks: all.slice(0, 50).map((track) => ({
      ...track,
      title: longTitle,
      artist: { ...track.artist, name: longName },
      album: { ...track.album, title: longTitle },
    })),
  },
};

export const Scrolled: Story = {
  play: async ({ canvas }) => {
    await scrollTo(280_000);
    await expect(await canvas.findByText('Barrio sin reloj 5003')).toBeVisible();
    await expect(canvas.queryByText('Luna de ámbar 1')).toBeNull();
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** With only the first hundred loaded, the scroll bar is already right. */
export const BeingRead: Story = {
  tags: ['state:loading'],
  args: { tracks: all.slice(0, 100), rows: 10_000, onReach: fn() },
  play: async ({ args, canvas }) => {
    await scrollTo(280_000);
    await expect((await canvas.findAllByText('Cargando esta canción...'))[0]).toBeInTheDocument();
    await waitFor(() =>
      expect(
        Math.max(...(args.onReach as ReturnType<typeof fn>).mock.calls.flat()),
      ).toBeGreaterThan(5000),
    );
  },
};

export const KeyboardReachesEveryRow: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar 1' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = document.activeElement?.closest('tr');
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    await userEvent.keyboard('{PageUp}{ArrowDown}');
    const row = document.activeElement?.closest('tr');
    await expect(Number(row?.getAttribute('aria-rowindex'))).toBeLessThan(10_001);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar 1' })).toHaveFocus();
  },
};

export const FocusSurvivesScrolling: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await scrollTo(280_000);
    await canvas.findByText('Barrio sin reloj 5003');
    await expect(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '3');
  },
};

export const OpenMenuSurvivesScrolling: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Más opciones de Luna de ámbar 1' }));
    await scrollTo(280_000);
    await canvas.findByText('Barrio sin reloj 5003');
    await expect(screen.getByRole('menu', { name: 'Luna de ámbar 1' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem'));
    await expect(
      canvas.getByRole('button', { name: 'Más opciones de Luna de ámbar 1' }),
    ).toHaveFocus();
  },
};

/** Recycled rows keep nothing of their previous track and end in order. */
export const RowsShowOtherTracks: Story = {
  tags: ['no-photo'],
  parameters: {
    state: { ...signedIn(), playback: playingState({ at: 1, failedKeys: ['test-0'] }) },
  },
  play: async ({ canvas }) => {
    const atFirst = new Set(canvas.getAllByRole('row').slice(1));
    for (const top of [3000, 3200, 3400, 3300]) {
      await scrollTo(top);
      await canvas.findByText((text) => text.endsWith(` ${Math.ceil(top / 56) + 4}`));
    }
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.some((row) => atFirst.has(row))).toBe(true);
    for (const row of rows) {
      const number = Number(row.getAttribute('aria-rowindex')) - 1;
      const track = all[number - 1];
      await expect(within(row).getByText(track?.title ?? '')).toBeVisible();
      const hasFailed = within(row).queryByText('No disponible') !== null;
      await expect(hasFailed).toBe(track?.id === all[0]?.id);
      await expect(row.dataset['current']).toBe(`${track?.id === all[1]?.id}`);
    }
    await waitFor(async () => {
      const indices = canvas
        .getAllByRole('row')
        .map((row) => Number(row.getAttribute('aria-rowindex')));
      await expect(indices).toEqual(indices.toSorted((a, b) => a - b));
    });
  },
};

export const Short: Story = {
  args: { tracks: all.slice(0, 50) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
