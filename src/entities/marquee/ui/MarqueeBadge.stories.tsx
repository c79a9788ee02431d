import type { Meta, StoryObj } from '@storybook/react-vite';
import { toArgType } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { shownStatuses } from '../lib/shown-status';
import { MarqueeBadge } from './MarqueeBadge';

const meta = {
  title: 'Work/States/Marquee badge',
  component: MarqueeBadge,
  argTypes: { status: toArgType(shownStatuses) },
  args: { status: 'active' },
  parameters: {
    guide: {
      use: 'Wherever a campaign stands in a list: how far it has come.',
      do: ['Say beside it what became of its budget while that is not agreed to.'],
      dont: ['Say a state by colour alone: the word is always there.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof MarqueeBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={2} isWrapping>
      {shownStatuses.map((status) => (
        <MarqueeBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
