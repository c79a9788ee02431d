import type { Meta, StoryObj } from '@storybook/react-vite';
import { toArgType, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { Skeleton } from './Skeleton';
import * as styles from './Skeleton.css';

const meta = {
  title: 'Kit/Feedback/Skeleton',
  component: Skeleton,
  argTypes: { shape: toArgType(styles.shape) },
  parameters: {
    guide: {
      use: 'For the place of something that is on its way, in the measures that it will have.',
      do: [
        'Build the skeleton of a piece from the piece’s own styles, so that nothing jumps when it comes.',
        'Take the text shape inside an element of the coming text’s size.',
      ],
      dont: [
        'Show it for what was there already: that stays while it refreshes.',
        'Use it for an action under way: the button says that it is pending.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], args: { width: '240px' } };

export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={4}>
      <Named name="line">
        <Skeleton width="120px" />
      </Named>
      <Named name="block">
        <Skeleton shape="block" width="120px" height="40px" />
      </Named>
      <Named name="cover">
        <Skeleton shape="cover" width="120px" />
      </Named>
      <Named name="round">
        <Skeleton shape="round" width="120px" />
      </Named>
    </Inline>
  ),
};
export const ReducedMotion: Story = {
  tags: ['state:reduced-motion'],
  args: { width: '240px' },
  globals: { motion: 'reduced' },
};
