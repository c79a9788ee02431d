import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoopVideo } from './LoopVideo';

const meta = {
  title: 'Music/Player/Loop video',
  component: LoopVideo,
  args: {
    src: 'data:video/mp4;base64,',
    startTime: 0,
    endTime: 4,
    isLoop: true,
    isPlaying: false,
    label: 'Canvas de «Luna de ámbar»',
    onSeen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240, blockSize: 240, background: 'GrayText' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a canvas as it moves: behind the player, before it is sent, where it is judged.',
      do: [
        'Give a button beside it that stops it (WCAG 2.2.2).',
        'Ask useMayMove before it begins by itself.',
      ],
      dont: ['Use it for a video with sound: it is always silent.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof LoopVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'no-photo'],
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText('Canvas de «Luna de ámbar»');
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveAttribute('tabindex', '-1');
    await expect(video).not.toHaveAttribute('controls');
  },
};
