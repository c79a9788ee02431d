import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { subscriptionTypeSchema } from '@/shared/contract/user.ts';
import { toArgType, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { PlanName } from './PlanName';

const meta = {
  title: 'Music/Account/Plan name',
  component: PlanName,
  argTypes: { plan: toArgType(subscriptionTypeSchema.options) },
  args: { plan: 'premium' },
  parameters: {
    guide: {
      use: "The plan of a person, by its name. For a role take the kit's Badge, for a state its Status badge.",
      do: ['Put it beside or above the name of the person.'],
      dont: [
        'Write the name of a plan by hand: it comes from the catalogue.',
        'Give it a colour: it would look like a state.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof PlanName>;

export default meta;
type Story = StoryObj<typeof meta>;

const plans = ['free', 'premium', 'family', 'student'] as const;

export const Default: Story = { tags: ['state:default'] };
export const EveryPlan: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline>
      {plans.map((plan) => (
        <Named key={plan} name={plan}>
          <PlanName plan={plan} />
        </Named>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Free', 'Premium', 'Family', 'Student']) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
  },
};
