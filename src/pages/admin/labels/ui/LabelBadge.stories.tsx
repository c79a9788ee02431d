import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/shared/ui/stack';
import { findsText } from '@/shared/testing';
import { contractStatuses } from '../model/use-label-list';
import { LabelBadge } from './LabelBadge';

const meta = {
  title: 'Work/Labels/Label badge (contrato)',
  component: LabelBadge,
  args: { contractStatus: 'active' },
} satisfies Meta<typeof LabelBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], play: findsText('Activo') };
export const Each: Story = {
  tags: ['state:variants', 'state:narrow'],
  render: () => (
    <Inline gap={3} isWrapping>
      {contractStatuses.map((contractStatus) => (
        <LabelBadge key={contractStatus} contractStatus={contractStatus} />
      ))}
    </Inline>
  ),
};
