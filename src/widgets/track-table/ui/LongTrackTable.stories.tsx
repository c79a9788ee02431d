import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { queuedTracks } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { LikeTrackButton } from '@/features/like-track';
import type { Track } from '@/shared/contract/track.ts';
import { LongTrackTable, type TrackMenuSlot } from '..';

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

const scrollTo = async (top: number) => {
  window.scrollTo({ top });
  await fireEvent.scroll(window);
};

const meta = {
  title: 'Music/Tracks/Long track table',
  component: LongTrackTable,
  args: {
    label: 'Canciones',
    tracks: all,
    columns: ['album', 'addedAt'],
    actions: LikeTrackButton,
    menu: PlainMenu,
    onToggle: fn(),
  },
  parameters: { state: signedIn(), docs: { story: { inline: false, height: '600px' } } },
  beforeEach: () => {
    window.scrollTo({ top: 0 });
  },
} satisfies Meta<typeof LongTrackTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
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

/** Only the first hundred have been read; the scroll bar is right all the same. */
export const BeingRead: Story = {
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

export const Short: Story = {
  args: { tracks: all.slice(0, 50) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
