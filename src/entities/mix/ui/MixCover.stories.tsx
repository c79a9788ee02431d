import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/shared/ui/stack';
import { MixCover } from './MixCover';

const sizes = '160px';

const meta = {
  title: 'Music/Mixes/Mix cover',
  component: MixCover,
  args: { mix: { id: 'artist' }, sizes },
  parameters: {
    guide: {
      use: 'The picture of a mix that was made for a listener.',
      do: ['Put it beside the name of the mix.'],
      dont: ['Use it for a playlist, which has a picture of its own.'],
      keyboard: [],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MixCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const Mixes: Story = {
  tags: ['state:variants'],
  decorators: [(Story) => <div style={{ inlineSize: 520 }}>{Story()}</div>],
  render: () => (
    <Inline isWrapping>
      {['artist', 'calm', 'lively'].map((id) => (
        <div key={id} style={{ inlineSize: 160 }}>
          <MixCover mix={{ id }} sizes={sizes} />
        </div>
      ))}
    </Inline>
  ),
};
