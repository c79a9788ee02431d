import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { ToastRegion } from '@/shared/ui/toast';
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
  },
} satisfies Meta<typeof LikeTrackButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLiked: Story = {};
export const Liked: Story = { args: { track: { ...track, liked: true } } };
export const FlipsAfterSuccess: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: likeName }));
    await expect(await canvas.findByRole('button', { name: unlikeName })).toBeVisible();
  },
};
let calls = 0;
export const WaitsForTheAnswer: Story = {
  // A track of its own, for what is under way outlasts the story.
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

export const StaysAfterFailure: Story = {
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
    await canvas.findByText('No pudimos guardar tu cambio en «Luna de ámbar». Inténtalo de nuevo.');
    await expect(log).toHaveBeenCalledWith('[tonada] likeTrack', { kind: 'unreachable' });
    await expect(canvas.getByRole('button', { name: likeName })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: unlikeName })).toBeNull();
  },
};
export const Visitor: Story = { parameters: { state: undefined } };
