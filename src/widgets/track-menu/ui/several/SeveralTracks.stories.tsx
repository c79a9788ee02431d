import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useSelector } from 'react-redux';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type PlaybackState, playingState, queuedTracks } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { dragTracks } from '@/entities/track';
import { useLikeUndo } from '@/features/like-track';
import { sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { ToastRegion } from '@/shared/ui/toast';
import { storedChoosingHint } from './SeveralTracksBar';
import { SeveralTracks } from '../..';

const added = fn<(body: unknown) => void>();
const liked = fn<(id: unknown) => void>();

const meta = {
  title: 'Music/Tracks/Several tracks',
  component: SeveralTracks,
  args: { tracks: queuedTracks.slice(0, 3), onClear: fn(), onRemove: fn() },
  parameters: {
    state: { ...signedIn(), playback: playingState() },
    guide: {
      use: 'What can be done with the chosen rows of a table, which shows it at the foot of the window.',
      do: ['Let it take the rows out only where that is possible.'],
      dont: ['Ask before anything that can be undone.'],
      keyboard: [{ keys: 'Tab', effect: 'Goes through the buttons, after the table.' }],
    },
    msw: {
      handlers: [
        http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists())),
        http.post('*/api/playlists/:id/tracks/several', async ({ request }) => {
          added(await request.json());
          return HttpResponse.json(
            { added: 3, entryIds: ['ent_1', 'ent_2', 'ent_3'], trackCount: 12 },
            { status: 201 },
          );
        }),
        http.post('*/api/tracks/liked', async ({ request }) => {
          const { likes } = (await request.json()) as { likes: { trackId: string }[] };
          liked(likes.map(({ trackId }) => trackId));
          return HttpResponse.json({ added: likes.length, rows: [...likes.keys()] });
        }),
      ],
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
  beforeEach: () => {
    storedChoosingHint.write(true);
    added.mockClear();
    liked.mockClear();
  },
  play: async () => {
    await screen.findByText('3 canciones');
  },
} satisfies Meta<typeof SeveralTracks>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = { tags: ['state:default'] };

// Proves music-pages: What Ctrl and Shift do is said once
/** Said on a device with a mouse until it was seen. */
export const FirstChoice: Story = {
  tags: ['state:variants'],
  beforeEach: () => storedChoosingHint.clear(),
  play: async () => {
    await expect(await screen.findByText('Mayús o Ctrl para elegir más')).toBeVisible();
    await expect(storedChoosingHint.read()).toBe(true);
  },
};

/** The buttons have words where they fit; elsewhere tooltips name them. */
export const Words: Story = {
  tags: ['state:variants'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 960 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const queue = await screen.findByRole('button', { name: 'Añadir a la cola' });
    await expect(within(queue).getByText('A la cola')).toBeVisible();
    await expect(queue).toHaveAttribute('title', 'Añadir a la cola');
  },
};
/** All in one line of a phone. */
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const buttons = await screen.findAllByRole('button');
    const bar = within(screen.getByRole('region', { name: 'Canciones elegidas' }));
    await expect(buttons.length).toBeGreaterThan(5);
    const tops = bar.getAllByRole('button').map((button) => button.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};
export const Visitor: Story = { tags: ['state:visitor'], parameters: { state: asVisitor } };

const QueueLength = () => (
  <output data-testid="queue">
    {useSelector(({ playback }: { playback: PlaybackState }) => playback.queue.length)}
  </output>
);

export const PlayNext: Story = {
  tags: ['state:success'],
  render: (args) => (
    <>
      <SeveralTracks {...args} />
      <QueueLength />
    </>
  ),
  play: async () => {
    await press('Reproducir a continuación');
    await userEvent.hover(await screen.findByText('3 canciones sonarán a continuación.'));
    const getLength = () => screen.getByTestId('queue').textContent;
    await expect(getLength()).toBe('7');
    await press('Deshacer');
    await waitFor(() => expect(getLength()).toBe('4'));
  },
};

// Proves music-pages: What several songs can do
export const Added: Story = {
  tags: ['no-photo'],
  args: { onClear: fn() },
  play: async ({ args: { onClear } }) => {
    await press('Añadir a playlist');
    const [{ name } = { name: '' }] = sampleUserPlaylists();
    await userEvent.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() =>
      expect(added).toHaveBeenCalledWith(
        expect.objectContaining({ trackIds: queuedTracks.slice(0, 3).map(({ id }) => id) }),
      ),
    );
    await screen.findByText(`3 canciones añadidas a «${name}».`);
    await expect(onClear).toHaveBeenCalledOnce();
  },
};

// Proves library: The pointer shows how many
/** The pointer that drags them all shows how many they are. */
export const Carried: Story = {
  tags: ['no-photo'],
  play: async ({ args: { tracks } }) => {
    await screen.findByText('3 canciones');
    const drag = (dragged: typeof tracks) => {
      const dataTransfer = new DataTransfer();
      dragTracks(dataTransfer, dragged);
      const draw = fn<(image: Element) => void>();
      dataTransfer.setDragImage = (image) => draw(image.cloneNode(true) as Element);
      document.body.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
      return draw.mock.calls.map(([image]) => image.textContent);
    };
    await expect(drag(tracks)).toEqual(['3 canciones']);
    // A row that is not chosen goes alone.
    await expect(drag(tracks.slice(0, 1))).toEqual([]);
    // The bar's own words are left.
    await waitFor(() => expect(screen.getAllByText('3 canciones')).toHaveLength(1));
  },
};

export const Liked: Story = {
  tags: ['no-photo'],
  args: { onClear: fn() },
  play: async ({ args: { onClear } }) => {
    await press('Añadir a Canciones que te gustan');
    await screen.findByText('3 canciones están en Canciones que te gustan.');
    await expect(onClear).toHaveBeenCalledOnce();
    await expect(liked.mock.calls).toEqual([[queuedTracks.slice(0, 3).map(({ id }) => id)]]);
  },
};

const LikeUndo = () => {
  useLikeUndo();
  return null;
};
const likedAt = '2026-02-03T10:00:00.000Z';
const allLiked = queuedTracks.slice(0, 3).map((track) => ({ ...track, liked: true }));
const sent = fn<(body: unknown) => void>();
let texts: string[] = [];

// Proves library: Several likes taken back
/** All are liked: the heart takes the likes back, and one message offers all of them again. */
export const Unliked: Story = {
  tags: ['no-photo'],
  args: { tracks: allLiked, onClear: fn() },
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/tracks/liked/removal', async ({ request }) => {
          const body = (await request.json()) as { trackIds: string[] };
          sent(body);
          return HttpResponse.json({
            taken: body.trackIds.map((trackId) => ({ trackId, likedAt })),
          });
        }),
        http.post('*/api/tracks/liked', async ({ request }) => {
          sent(await request.json());
          return HttpResponse.json({ added: 3, rows: [0, 1, 2] });
        }),
      ],
    },
  },
  render: (args) => (
    <>
      <LikeUndo />
      <SeveralTracks {...args} />
    </>
  ),
  beforeEach: () => {
    sent.mockClear();
    texts = [];
    const observer = new MutationObserver(() => texts.push(document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  },
  play: async ({ args: { tracks, onClear } }) => {
    await screen.findByText('3 canciones');
    const add = { name: 'Añadir a Canciones que te gustan' };
    await expect(screen.queryByRole('button', add)).toBeNull();
    await press('Quitar de Canciones que te gustan');
    await screen.findByText('3 canciones ya no están en Canciones que te gustan.');
    await expect(onClear).toHaveBeenCalledOnce();
    await expect(texts.filter((text) => text.includes('» ya no está'))).toEqual([]);
    await press('Deshacer');
    await screen.findByText('3 canciones vuelven a estar en Canciones que te gustan.');
    await expect(sent.mock.calls).toEqual([
      [{ trackIds: tracks.map(({ id }) => id) }],
      [{ likes: tracks.map(({ id }) => ({ trackId: id, likedAt })) }],
    ]);
  },
};

export const UnlikingFails: Story = {
  tags: ['no-photo'],
  args: { tracks: allLiked },
  parameters: {
    msw: {
      handlers: [http.post('*/api/tracks/liked/removal', () => HttpResponse.error())],
    },
  },
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  play: async () => {
    await press('Quitar de Canciones que te gustan');
    await screen.findByText(
      `No pudimos quitar «${allLiked[0]?.title}» de Canciones que te gustan. Inténtalo de nuevo.`,
    );
    await expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  },
};

export const RemovedAndCleared: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await press('Quitar de la lista');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await press('Dejar de elegir');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
