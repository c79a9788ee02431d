import type { Meta, StoryObj } from '@storybook/react-vite';
import { canvasStatuses } from '@/shared/contract/canvas-limits.ts';
import { toArgType } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { CanvasBadge } from './CanvasBadge';

const meta = {
  title: 'Work/States/Canvas badge',
  component: CanvasBadge,
  argTypes: { status: toArgType(canvasStatuses) },
  args: { status: 'live' },
  parameters: {
    guide: {
      use: 'Wherever a canvas stands in a list: how far it has come.',
      do: ['Put what an editor said beside it where it was turned down.'],
      dont: ['Say a state by colour alone: the word is always there.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof CanvasBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={2} isWrapping>
      {canvasStatuses.map((status) => (
        <CanvasBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
