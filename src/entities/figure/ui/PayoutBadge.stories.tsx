import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/shared/ui/stack';
import { findsText } from '@/shared/testing';
import { PayoutBadge } from './PayoutBadge';

const meta = {
  title: 'Work/States/Payout badge',
  component: PayoutBadge,
  args: { status: 'pending', date: '2026-11-30' },
  parameters: {
    guide: {
      use: 'Beside a month or a sum, where it matters whether it was paid.',
      do: ['Give the day on which it is due, so that it can say that it is late.'],
      dont: ['Use it for a run of payments, which has states of its own.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof PayoutBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], play: findsText('Pendiente') };
export const Overdue: Story = {
  tags: ['state:failed'],
  args: { date: '2026-10-31' },
  play: findsText('Vencido'),
};
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={3} isWrapping>
      <PayoutBadge status="paid" date="2026-10-31" />
      <PayoutBadge status="pending" />
      <PayoutBadge status="carried" />
      <PayoutBadge status="pending" date="2026-10-31" />
    </Inline>
  ),
};
