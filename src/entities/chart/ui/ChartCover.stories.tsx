import type { Meta, StoryObj } from '@storybook/react-vite';
import { findsText, Named } from '@/shared/testing';
import { chartIds } from '@/shared/contract/codes.ts';
import { Inline } from '@/shared/ui/stack';
import { ChartCover } from './ChartCover';

const meta = {
  title: 'Music/Playlists/Chart cover',
  component: ChartCover,
  args: { id: 'spain' },
  parameters: {
    guide: {
      use: 'The picture of a chart in the header of its page; everything else has art of its own.',
      do: ['Write the name of the chart beside it.'],
      dont: ['Take it for a playlist: those have covers.'],
      keyboard: [],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChartCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'], play: findsText('ES') };
export const EachOne: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={3} isWrapping>
      {chartIds.map((id) => (
        <div key={id} style={{ inlineSize: 88 }}>
          <Named name={id}>
            <ChartCover id={id} />
          </Named>
        </div>
      ))}
    </Inline>
  ),
};
