import type { Meta, StoryObj } from '@storybook/react-vite';
import { longTitle, typed } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { makeStory } from '../testing/make-story';
import { StoryPicture } from './StoryPicture';

const text = {
  type: 'text',
  content: 'Mañana a las ocho',
  backgroundColor: '#5b1f4a',
  textColor: '#ffe9c7',
} as const;
const size = { display: 'block', inlineSize: 180, blockSize: 280 } as const;

const meta = {
  title: 'Music/Stories/Story picture',
  component: StoryPicture,
  args: { story: makeStory('sto_1') },
  argTypes: { story: typed('Story') },
  decorators: [
    (Story) => (
      <span style={size}>
        <Story />
      </span>
    ),
  ],
  parameters: {
    guide: {
      use: 'A still of a story, wherever it can be opened.',
      do: ['Name it by what it stands in.'],
      dont: ['Play anything in it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof StoryPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={4}>
      <span style={size}>
        <StoryPicture story={makeStory('sto_2', text)} />
      </span>
      <span style={size}>
        <StoryPicture story={makeStory('sto_3', { type: 'audio', content: '' })} />
      </span>
    </Inline>
  ),
};
export const NoImage: Story = {
  tags: ['state:no-image'],
  args: { story: makeStory('sto_1', { content: '' }) },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { story: makeStory('sto_1', { ...text, content: longTitle }) },
};
