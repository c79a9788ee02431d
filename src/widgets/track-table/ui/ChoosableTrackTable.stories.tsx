import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { queuedTracks } from '@/entities/playback/index.testing';
import { getDraggedTracks } from '@/entities/track';
import { signedIn } from '@/entities/session/index.testing';
import { LikeTrackButton } from '@/features/like-track';
import type { SeveralSlot, TrackMenuSlot } from '..';
import { ChoosableTrackTable } from './ChoosableTrackTable';

const PlainMenu: TrackMenuSlot = ({ track, onClose }) => (
  <div role="menu" aria-label={track.title}>
    <button type="button" role="menuitem" onClick={onClose}>
      {track.title}
    </button>
  </div>
);

const PlainSeveral: SeveralSlot = ({ tracks, onClear }) => (
  <div style={{ display: 'flex', gap: 8, background: 'Canvas', color: 'CanvasText' }}>
    <output>{tracks.length} elegidas</output>
    <button type="button" onClick={onClear}>
      Dejar de elegir
    </button>
  </div>
);

const meta = {
  title: 'Music/Tracks/Choosable track table',
  component: ChoosableTrackTable,
  args: {
    label: 'Éxitos de hoy',
    tracks: queuedTracks,
    source: 'chart:es',
    actions: LikeTrackButton,
    menu: PlainMenu,
    several: PlainSeveral,
  },
  parameters: {
    layout: 'padded',
    state: signedIn(),
    guide: {
      use: 'A short list whose rows can be chosen: an album, a chart, the songs of an artist.',
      do: ['Give a bar of acts for the chosen rows.'],
      dont: ['Use it on home, which has to stay light, or for thousands of rows.'],
      keyboard: [
        { keys: 'Shift ↑, Shift ↓', effect: 'Chooses the next row too.' },
        { keys: 'Ctrl Space', effect: 'Chooses a row, or leaves it out.' },
      ],
    },
  },
} satisfies Meta<typeof ChoosableTrackTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const Several: Story = {
  tags: ['state:selected'],
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1, 3);
    await userEvent.keyboard('{Control>}');
    for (const row of rows) await userEvent.click(row);
    await userEvent.keyboard('{/Control}');
    await expect(await canvas.findByText('2 elegidas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dejar de elegir' }));
    await expect(canvas.queryByText('2 elegidas')).toBeNull();
  },
};

/** After a press that chooses, also beside the title, the keys go on from its row. */
export const KeysGoOnFromThePress: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const pressDuration = async (index: number) => {
      const [duration] = within(
        canvas.getAllByRole('row')[index + 1] ?? document.body,
      ).getAllByText(/^\d+:\d\d$/);
      if (duration) await userEvent.click(duration);
    };
    const getChosen = () =>
      canvas
        .getAllByRole('row')
        .flatMap(({ ariaSelected }, index) => (ariaSelected === 'true' ? [index - 1] : []));
    await userEvent.keyboard('{Control>}');
    await pressDuration(1);
    await userEvent.keyboard('{/Control}');
    await expect(canvas.getAllByRole('row')[2]).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(getChosen()).toEqual([1, 2]);
    // While rows are chosen, a plain press chooses too.
    await pressDuration(0);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(getChosen()).toEqual([...queuedTracks.keys()]);
    await userEvent.keyboard('{Escape}');
    await expect(getChosen()).toEqual([]);
  },
};

// Proves library: Chosen rows are dragged together
/** A chosen row takes the others along; another row goes alone. */
export const DragsChosen: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const [one, two, three] = canvas.getAllByRole('row').slice(1);
    if (!one || !two || !three) throw new Error('Rows are expected.');
    await userEvent.keyboard('{Control>}');
    for (const row of [one, two]) await userEvent.click(row);
    await userEvent.keyboard('{/Control}');
    const drag = (row: HTMLElement) => {
      const dataTransfer = new DataTransfer();
      row.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
      return getDraggedTracks(dataTransfer);
    };
    await expect(drag(one)).toEqual(queuedTracks.slice(0, 2));
    await expect(drag(three)).toEqual(queuedTracks.slice(2, 3));
  },
};

export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
