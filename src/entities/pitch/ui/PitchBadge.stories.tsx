import type { Meta, StoryObj } from '@storybook/react-vite';
import { pitchStatuses } from '@/shared/contract/pitch-choices.ts';
import { toArgType } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { PitchBadge } from './PitchBadge';

const meta = {
  title: 'Work/States/Pitch badge',
  component: PitchBadge,
  argTypes: { status: toArgType(pitchStatuses) },
  args: { status: 'pending' },
  parameters: {
    guide: {
      use: 'Beside the title of a song that was proposed to the editors.',
      do: ['Show it to artists and editors alike: both read the same word.'],
      dont: ['Use it for releases, which have words of their own.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof PitchBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = { tags: ['state:default'] };
export const AllOfThem: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={2}>
      {pitchStatuses.map((status) => (
        <PitchBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
