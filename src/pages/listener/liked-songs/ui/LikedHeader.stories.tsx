import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Heard } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { sampleLikedTracks } from '@/shared/sample/sample-tracks.ts';
import { LikedHeader } from './LikedHeader';

const tracks = sampleLikedTracks();

const meta = {
  title: 'Music/Playlists/Liked songs header',
  component: LikedHeader,
  args: { liked: { tracks, nextCursor: null, trackCount: tracks.length, totalDuration: 4_980 } },
  parameters: { state: signedIn() },
  decorators: [
    (Story) => (
      <main>
        <Story />
        <Heard />
      </main>
    ),
  ],
} satisfies Meta<typeof LikedHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Canciones que te gustan' }),
    ).toBeVisible();
    await expect(canvas.getByText('25 canciones · 1 h 23 min')).toBeVisible();
  },
};

export const PlaysAll: Story = {
  tags: ['state:pressed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Reproducir Canciones que te gustan' }),
    );
    const inOrder = tracks.map(({ title }) => title).join(' | ');
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe(inOrder));
  },
};

export const NothingToPlay: Story = {
  tags: ['state:empty'],
  args: { liked: { tracks: [], nextCursor: null, trackCount: 0, totalDuration: 0 } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
