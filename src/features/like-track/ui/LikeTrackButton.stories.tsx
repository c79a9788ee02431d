import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { ToastRegion } from '@/shared/ui/toast';
import { useLikeUndo } from '../model/use-like-undo';
import { LikeTrackButton } from './LikeTrackButton';

const track = { id: 'trk_1', title: 'Luna de ámbar', liked: false };
const likeName = 'Añadir Luna de ámbar a Canciones que te gustan';
const unlikeName = 'Quitar Luna de ámbar de Canciones que te gustan';

const meta = {
  title: 'Music/Tracks/Like track button',
  component: LikeTrackButton,
  args: { track },
  parameters: {
    state: signedIn(),
    msw: {
      handlers: [http.post('*/api/tracks/trk_1/like', () => HttpResponse.json({ liked: true }))],
    },
    guide: {
      use: 'Keeps a track among the liked ones, wherever one is shown; an album has its own heart.',
      do: [
        'Put it in the row or bar of the track, once.',
        'Show it to visitors too: it asks them to sign in.',
      ],
      dont: [
        'Fill the heart before the server has answered.',
        'Use a heart for anything but liking.',
      ],
      keyboard: [{ keys: 'Enter, Space', effect: 'Likes the track, or takes the like back.' }],
    },
  },
} satisfies Meta<typeof LikeTrackButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLiked: Story = { tags: ['state:default'] };
export const Liked: Story = {
  tags: ['state:selected'],
  args: { track: { ...track, liked: true } },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: likeName })).toHaveFocus();
  },
};
// Proves shell: Names of the heart
export const FlipsAfterSuccess: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: likeName }));
    await expect(await canvas.findByRole('button', { name: unlikeName })).toBeVisible();
  },
};
let calls = 0;
// Proves library: The heart waits for the server
export const WaitsForTheAnswer: Story = {
  tags: ['no-photo'],
  // Its own track, because a pending call outlasts the story.
  args: { track: { ...track, id: 'trk_waiting' } },
  beforeEach: () => {
    calls = 0;
  },
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/tracks/trk_waiting/like', () => {
          calls += 1;
          return delay('infinite');
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: likeName }));
    await waitFor(() => expect(calls).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: likeName }));
    await expect(calls).toBe(1);
    await expect(canvas.queryByRole('button', { name: unlikeName })).toBeNull();
  },
};
let log: ReturnType<typeof spyOn>;
const watchLog = () => {
  log = spyOn(console, 'warn').mockImplementation(() => {});
};

// Proves library: A failed like
export const StaysAfterFailure: Story = {
  tags: ['state:failed'],
  beforeEach: watchLog,
  parameters: {
    msw: { handlers: [http.post('*/api/tracks/trk_1/like', () => HttpResponse.error())] },
  },
  render: (args) => (
    <>
      <LikeTrackButton {...args} />
      <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: likeName }));
    const message = await canvas.findByText(
      'No pudimos guardar tu cambio en «Luna de ámbar». Inténtalo de nuevo.',
    );
    await expect(log).toHaveBeenCalledWith('[tonada] likeTrack', { kind: 'unreachable' });
    await expect(canvas.getByRole('button', { name: likeName })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: unlikeName })).toBeNull();
    // Hovering keeps the toast.
    await userEvent.hover(message);
  },
};
const LikeUndo = () => {
  useLikeUndo();
  return null;
};
const withMessages: Decorator = (Button) => (
  <>
    <LikeUndo />
    <Button />
    <ToastRegion label="Avisos" dismissLabel="Cerrar aviso" />
  </>
);
let sent: unknown[] = [];
const likedAt = '2026-02-03T10:00:00.000Z';
/** Undo restores the like with its original time. */
export const TakenBack: Story = {
  tags: ['no-photo'],
  args: { track: { ...track, id: 'trk_taken', liked: true } },
  beforeEach: () => {
    sent = [];
  },
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/tracks/trk_taken/like', async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json(sent.length === 1 ? { liked: false, likedAt } : { liked: true });
        }),
      ],
    },
  },
  decorators: [withMessages],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: unlikeName }));
    await canvas.findByText('«Luna de ámbar» ya no está en Canciones que te gustan.');
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByRole('button', { name: unlikeName })).toBeVisible();
    await expect(sent).toEqual([{ liked: false }, { liked: true, likedAt }]);
  },
};
/** Liked again, the message is no longer true. */
export const LikedAgain: Story = {
  tags: ['no-photo'],
  args: { track: { ...track, id: 'trk_again', liked: true } },
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/tracks/trk_again/like', async ({ request }) =>
          HttpResponse.json(await request.json()),
        ),
      ],
    },
  },
  decorators: [withMessages],
  play: async ({ canvas, userEvent }) => {
    const message = '«Luna de ámbar» ya no está en Canciones que te gustan.';
    await userEvent.click(canvas.getByRole('button', { name: unlikeName }));
    await canvas.findByText(message);
    await userEvent.click(await canvas.findByRole('button', { name: likeName }));
    await expect(await canvas.findByRole('button', { name: unlikeName })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(message)).toBeNull(), { timeout: 2_000 });
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor, frame: 'page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: likeName }));
    const prompt = { name: 'Crea tu cuenta para guardar lo que te gusta' };
    await waitFor(() => expect(screen.getByRole('dialog', prompt)).toBeVisible());
  },
};
