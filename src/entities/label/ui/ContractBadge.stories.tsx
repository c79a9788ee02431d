import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/shared/ui/stack';
import { findsText } from '@/shared/testing';
import { ContractBadge } from '../index';

const meta = {
  title: 'Work/States/Contract badge',
  component: ContractBadge,
  args: { status: 'active' },
  parameters: {
    guide: {
      use: 'Beside an artist or a label, where it matters whether they have a contract.',
      do: ['Say in a sentence besides what it means, where an artist reads it.'],
      dont: ['Show it for what the label agreed with the service.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ContractBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], play: findsText('Activo') };
export const States: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={3} isWrapping>
      <ContractBadge status="active" />
      <ContractBadge status="pending" />
      <ContractBadge status="expired" />
    </Inline>
  ),
};
