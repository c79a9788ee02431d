import type { Meta, StoryObj } from '@storybook/react-vite';
import { marqueeStatuses } from '@/shared/contract/marquee-limits.ts';
import { choiceOf } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { MarqueeBadge } from './MarqueeBadge';

const meta = {
  title: 'Music/Marquee/Marquee badge',
  component: MarqueeBadge,
  argTypes: { status: choiceOf(marqueeStatuses) },
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
      {marqueeStatuses.map((status) => (
        <MarqueeBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
