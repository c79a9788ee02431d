import type { Meta, StoryObj } from '@storybook/react-vite';
import { Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { Equalizer } from './Equalizer';

const meta = {
  title: 'Kit/Content/Equalizer',
  component: Equalizer,
  parameters: {
    guide: {
      use: 'For the row or card that plays, in place of its number or beside its name.',
      do: [
        'Say the state in words too: it is decoration, and screen readers pass over it.',
        'Let it stand still while paused, instead of taking it away.',
      ],
      dont: ['Use it for something that loads.', 'Show more than one on a screen.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Equalizer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={6}>
      <Named name="isPlaying">
        <Equalizer />
      </Named>
      <Named name="isPlaying={false}">
        <Equalizer isPlaying={false} />
      </Named>
    </Inline>
  ),
};
export const ReducedMotion: Story = {
  tags: ['state:reduced-motion'],
  globals: { motion: 'reduced' },
};
