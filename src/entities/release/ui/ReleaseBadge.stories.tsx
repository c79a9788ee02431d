import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/shared/ui/stack';
import { findsText } from '@/shared/testing';
import { ReleaseBadge } from './ReleaseBadge';

const meta = {
  title: 'Work/States/Release badge',
  component: ReleaseBadge,
  args: { status: 'pending' },
  parameters: {
    guide: {
      use: 'Beside a release that a label prepares, to say how far it has come.',
      do: ['Say beside it why, where an editor turned it down.'],
      dont: ['Show it for a record of the catalogue: that is out, and needs no word.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ReleaseBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], play: findsText('En revisión') };
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={3} isWrapping>
      {(['draft', 'pending', 'approved', 'rejected'] as const).map((status) => (
        <ReleaseBadge key={status} status={status} />
      ))}
    </Inline>
  ),
};
