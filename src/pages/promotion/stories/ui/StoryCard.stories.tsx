import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeStory, storyTimes } from '@/entities/story/index.testing';
import { longTitle, typed } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import { StoryCard } from './StoryCard';

const story = makeStory('sto_1', {
  views: 18_452,
  likes: 1203,
  comments: 1,
  trackTitle: 'Luna de ámbar',
});

const remove = fn();

const meta = {
  title: 'Work/Promotion/Story card (historia)',
  component: StoryCard,
  argTypes: {
    story: typed('Story'),
    acts: typed('ThingAct[]'),
    pending: typed('PendingItem<Item> | null'),
  },
  args: { story, title: story.caption, onShow: fn() },
  decorators: [(Story) => <CardGrid as="div">{Story()}</CardGrid>],
} satisfies Meta<typeof StoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the picture opens it; a button removes it. */
export const Default: Story = {
  tags: ['state:default'],
  args: { acts: [{ label: 'Eliminar', name: 'Eliminar la historia', onPress: remove }] },
  play: async ({ args, canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'El cartel de la gira' });
    await expect(card).toHaveTextContent('Luna de ámbar');
    await userEvent.click(canvas.getByRole('button', { name: /^Ver/ }));
    await expect(args.onShow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Eliminar/ }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};
/** Another artist's story cannot be removed. */
export const OfOthers: Story = {
  tags: ['state:variants'],
  args: { title: 'Vera Solana' },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: /^Eliminar/ })).toBeNull(),
};
/** Its address no longer answers. */
export const Resting: Story = {
  tags: ['state:failed'],
  args: { story: { ...story, isResting: true } },
};
export const NotSeenYet: Story = {
  tags: ['state:empty'],
  args: { story: makeStory('sto_2', { ...storyTimes(23.9), caption: '' }), title: 'Sin texto' },
};
export const Billions: Story = {
  tags: ['state:extreme-numbers'],
  args: { story: { ...story, views: 4_180_000_000, likes: 999_950, comments: 0 } },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    story: {
      ...story,
      type: 'text',
      content: longTitle,
      caption: longTitle,
      trackTitle: longTitle,
    },
    title: longTitle,
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
