import type { Meta, StoryObj } from '@storybook/react-vite';
import { typed } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { ShareBadge } from './ShareBadge';

const meta = {
  title: 'Work/Payments/Share badge',
  component: ShareBadge,
  argTypes: { share: typed("Pick<RecordingShare, 'state' | 'isInForce'>") },
  args: { share: { state: 'proposed', isInForce: false } },
  parameters: {
    guide: {
      use: 'Beside the parts of a recording, where it matters whether they hold.',
      do: ['Say its first day beside it.'],
      dont: ['Show it for the answer of one person, which has a badge of its own.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ShareBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const states = ['proposed', 'accepted', 'declined', 'withdrawn', 'lapsed'] as const;

export const Default: Story = { tags: ['state:default'] };
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={2} isWrapping>
      <ShareBadge share={{ state: 'accepted', isInForce: true }} />
      {states.map((state) => (
        <ShareBadge key={state} share={{ state, isInForce: false }} />
      ))}
    </Inline>
  ),
};
