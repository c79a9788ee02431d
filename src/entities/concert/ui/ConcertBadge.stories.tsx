import type { Meta, StoryObj } from '@storybook/react-vite';
import { concertStatuses } from '@/shared/contract/concert-choices.ts';
import { toArgType } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { ConcertBadge } from './ConcertBadge';

const meta = {
  title: 'Work/States/Concert badge',
  component: ConcertBadge,
  argTypes: { status: toArgType(concertStatuses) },
  args: { status: 'announced' },
  parameters: {
    guide: {
      use: 'Beside the title of a concert.',
      do: ['Show it to artists and listeners alike: both read the same word.'],
      dont: ['Colour it by how well a concert sells.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ConcertBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = { tags: ['state:default'] };
export const AllOfThem: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={2} isWrapping>
      {concertStatuses.map((status) => (
        <ConcertBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
