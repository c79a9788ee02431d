import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import type { FullPlaylist as Opened } from '@/shared/contract/playlist.ts';
import { onPlaylist, own, sample } from '../testing/opened-playlist';
import { PlaylistPage } from './PlaylistPage';

const [song] = sample.tracks;
const name = (index: number) => `Canción ${index}`;
const begun = Array.from({ length: 95 }, (_, index) => index);

let rows: number[] = begun;
let isOver = false;
/** Null until the page listens. */
let tell: (() => void) | null = null;

const change = async (next: number[]) => {
  await waitFor(() => expect(tell).not.toBeNull(), { timeout: 10_000 });
  rows = next;
  tell?.();
};

const slice = (from: number, limit: number) => ({
  tracks: rows
    .slice(from, from + limit)
    .flatMap((row) =>
      song ? { ...song, id: `trk_${row}`, title: name(row), entryId: `ple_${row}` } : [],
    ),
  nextCursor: from + limit < rows.length ? String(from + limit) : null,
});
const missing = () =>
  HttpResponse.json({ code: 'not-found', error: 'No existe.' }, { status: 404 });

const meta = {
  ...onPlaylist,
  title: 'Screens/Listener/Shared playlist',
  tags: ['tall'],
  component: PlaylistPage,
  beforeEach: () => {
    rows = begun;
    isOver = false;
    tell = null;
    scrollTo(0, 0);
  },
  parameters: {
    ...onPlaylist.parameters,
    msw: [
      http.get('*/api/playlists/:id/stream', () => {
        if (isOver) return missing();
        const text = new TextEncoder();
        const stream = new ReadableStream({
          start: (controller) => {
            tell = () => controller.enqueue(text.encode('data: {"kind":"changed"}\n\n'));
            tell();
          },
          cancel: () => {
            tell = null;
          },
        });
        return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
      }),
      http.get('*/api/playlists/:id/tracks', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const from = Number(searchParams.get('cursor') ?? 0);
        return HttpResponse.json(slice(from, Number(searchParams.get('limit') ?? 100)));
      }),
      http.get('*/api/playlists/:id', () => {
        if (isOver) return missing();
        const playlist: Opened = {
          ...own,
          ...slice(0, 100),
          trackCount: rows.length,
          collaboration: 'owner',
        };
        return HttpResponse.json(playlist);
      }),
    ],
  },
} satisfies Meta<typeof PlaylistPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (row: number) =>
  document.querySelector<HTMLElement>(`[role="grid"] tr[data-key="ple_${row}"]`);
const topOf = (row: number) => Math.round(rowOf(row)?.getBoundingClientRect().top ?? NaN);
const hasRows = (count: number) =>
  waitFor(
    () =>
      expect(screen.getByRole('grid', { name: sample.name })).toHaveAttribute(
        'aria-rowcount',
        String(count + 1),
      ),
    { timeout: 10_000 },
  );

/** Scrolls to the middle of the list; returns where a visible row is then. */
async function scrollDown(): Promise<number> {
  await screen.findByRole('grid', { name: sample.name });
  await waitFor(() => expect(rowOf(0)).not.toBeNull());
  scrollBy({ top: topOf(0) + 60 * 56, behavior: 'instant' });
  await waitFor(() => expect(rowOf(70)).not.toBeNull(), { timeout: 10_000 });
  return topOf(70);
}
const staysAt = (top: number) => waitFor(() => expect(Math.abs(topOf(70) - top)).toBeLessThan(3));

// Proves collaboration: Nothing is lost by a change of others
export const KeepsItsPlace: Story = {
  tags: ['state:default', 'no-photo'],
  play: async () => {
    const top = await scrollDown();
    await fireEvent.click(rowOf(66) ?? document.body, { ctrlKey: true, detail: 1 });
    await waitFor(() => expect(rowOf(66)).toHaveAttribute('aria-selected', 'true'));
    await change([900, 901, 902, ...begun.filter((row) => row !== 20 && row !== 90), 903]);
    await hasRows(rows.length);
    await staysAt(top);
    await expect(rowOf(66)).toHaveAttribute('aria-selected', 'true');
    await expect(rowOf(70)).toHaveAttribute('data-index', '72');
  },
};

/** More than are drawn beside the visible ones. */
export const KeepsItsPlaceBelowMany: Story = {
  tags: ['no-photo'],
  play: async () => {
    const top = await scrollDown();
    await change([...Array.from({ length: 60 }, (_, index) => 1_000 + index), ...begun]);
    await hasRows(rows.length);
    await staysAt(top);
  },
};

// Proves collaboration: Nothing is lost by a change of others
export const LosesAChosenRow: Story = {
  tags: ['state:variants', 'no-photo'],
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: sample.name });
    await waitFor(() => expect(rowOf(1)).not.toBeNull());
    await fireEvent.click(rowOf(1) ?? document.body, { ctrlKey: true, detail: 1 });
    const filter = canvas.getByRole('searchbox');
    await waitFor(() => expect(rowOf(1)).toHaveAttribute('aria-selected', 'true'));
    filter.focus();
    await change(begun.filter((row) => row !== 1));
    await hasRows(rows.length);
    await expect(rowOf(1)).toBeNull();
    await waitFor(() => expect(screen.queryByText(/^1 canción/)).toBeNull());
    await expect(filter).toHaveFocus();
  },
};

// Proves collaboration: Open lists change by themselves
export const NoLongerTheirs: Story = {
  tags: ['state:not-found', 'no-photo'],
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: sample.name });
    await waitFor(() => expect(rowOf(1)).not.toBeNull());
    await waitFor(() => expect(tell).not.toBeNull(), { timeout: 10_000 });
    isOver = true;
    await change(rows);
    await expect(
      await canvas.findByRole('heading', { name: 'Playlist no encontrada' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
