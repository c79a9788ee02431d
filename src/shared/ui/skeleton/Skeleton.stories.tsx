import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/shared/ui/stack';
import { Skeleton } from './Skeleton';

const meta = { title: 'Kit/Feedback/Skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: '240px' } };

export const Shapes: Story = {
  render: () => (
    <Inline gap={4}>
      <Skeleton width="120px" />
      <Skeleton shape="block" width="120px" height="40px" />
      <Skeleton shape="cover" width="120px" />
      <Skeleton shape="round" width="120px" />
    </Inline>
  ),
};
