import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { playingState, queuedTracks } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { makeVideo } from '@/shared/video/testing/make-video';
import { PlayerCanvas } from './PlayerCanvas';

const seen = fn();
const answering = (canvas: () => Promise<object | null>) => [
  http.get('*/api/tracks/:id/canvas', async () => HttpResponse.json({ canvas: await canvas() })),
  http.post('*/api/tracks/:id/canvas/views', () => {
    seen();
    return new HttpResponse(null, { status: 204 });
  }),
];
const moving = answering(async () => ({
  id: 'cnv_1',
  videoUrl: URL.createObjectURL(await makeVideo({ seconds: 3 })),
  startTime: 0,
  endTime: 3,
  isLoop: true,
}));

const meta = {
  title: 'Music/Player/Canvas',
  component: PlayerCanvas,
  args: { trackId: queuedTracks[0]?.id ?? '' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', inlineSize: 390, blockSize: 640, isolation: 'isolate' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    state: { ...signedIn(), playback: playingState({ isPlaying: true }, queuedTracks) },
    msw: { handlers: moving },
    guide: {
      use: 'Behind the full-screen player of a narrow window and on the cover of a wider one, once its sound plays.',
      do: ['Keep the button that stops it: what moves by itself can be stopped (WCAG 2.2.2).'],
      dont: ['Ask for it where somebody wants less motion or saves data.'],
      keyboard: [{ keys: 'Enter', effect: 'On its button: stops it, and lets it move again.' }],
    },
  },
  beforeEach: () => {
    seen.mockClear();
    localStorage.removeItem('player-canvas-stopped');
  },
} satisfies Meta<typeof PlayerCanvas>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'no-photo'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Pausar el video de fondo' });
    await expect(canvasElement.querySelector('video')).toHaveProperty('muted', true);
    await waitFor(() => expect(seen).toHaveBeenCalled(), { timeout: 10_000 });
  },
};
/** Stopping applies to every track and survives a reload. */
export const Stopped: Story = {
  tags: ['state:selected'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar el video de fondo' }));
    await expect(
      canvas.getByRole('button', { name: 'Reproducir el video de fondo' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(localStorage.getItem('player-canvas-stopped')).toBe('true');
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answering(async () => null) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
/** A canvas that fails to load shows nothing. */
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: { handlers: [http.get('*/api/tracks/:id/canvas', () => HttpResponse.error())] },
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
