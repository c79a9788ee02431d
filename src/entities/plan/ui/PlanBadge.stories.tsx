import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/shared/ui/stack';
import { PlanBadge } from './PlanBadge';

const meta = {
  title: 'Music/People/Plan badge',
  component: PlanBadge,
  args: { plan: 'premium' },
} satisfies Meta<typeof PlanBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const plans = ['free', 'premium', 'family', 'student'] as const;

export const Default: Story = {};
export const EveryPlan: Story = {
  render: () => (
    <Inline>
      {plans.map((plan) => (
        <PlanBadge key={plan} plan={plan} />
      ))}
    </Inline>
  ),
};
