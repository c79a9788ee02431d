import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '@/shared/ui/stack';
import { PlayButton } from './PlayButton';

const meta = {
  title: 'Kit/Actions/Play button',
  component: PlayButton,
  args: { label: 'Reproducir Luna de ámbar', isPlaying: false, onClick: fn() },
} satisfies Meta<typeof PlayButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Sizes: Story = {
  render: () => (
    <Inline gap={4}>
      {(['small', 'medium', 'large'] as const).flatMap((size) => [
        <PlayButton key={`${size}-1`} label={`Reproducir ${size}`} isPlaying={false} size={size} />,
        <PlayButton key={`${size}-2`} label={`Pausar ${size}`} isPlaying size={size} />,
      ])}
      <PlayButton label="Reproducir" isPlaying={false} disabled />
    </Inline>
  ),
};
