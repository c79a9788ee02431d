import type { Meta, StoryObj } from '@storybook/react-vite';
import { fanTiers } from '@/shared/contract/fan-choices.ts';
import { toArgType } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { TierBadge } from './TierBadge';

const meta = {
  title: 'Work/States/Tier badge',
  component: TierBadge,
  argTypes: { tier: toArgType(fanTiers) },
  args: { tier: 'casual' },
  parameters: {
    guide: {
      use: 'Beside the name of a fan, or where a tier is chosen.',
      do: ['Say somewhere on the screen with how many streams each tier begins.'],
      dont: ['Show it to listeners as a grade of theirs.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof TierBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Casual: Story = { tags: ['state:default'] };
export const AllOfThem: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={2}>
      {fanTiers.map((tier) => (
        <TierBadge key={tier} tier={tier} />
      ))}
    </Inline>
  ),
};
