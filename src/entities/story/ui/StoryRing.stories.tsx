import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { toArgType, longName, typed } from '@/shared/testing';
import { Artwork } from '@/shared/ui/artwork';
import { Inline } from '@/shared/ui/stack';
import { StoryRing } from './StoryRing';

const picture = (
  <span style={{ display: 'block', inlineSize: 72 }}>
    <Artwork src={null} seed="art_1" shape="round" sizes="72px" />
  </span>
);

const meta = {
  title: 'Music/Stories/Story ring',
  component: StoryRing,
  args: { name: 'Nora Quintavalle', state: 'new', onPress: fn(), children: picture },
  argTypes: { state: toArgType(['new', 'seen']), children: typed('ReactNode') },
  parameters: {
    guide: {
      use: 'Around the picture of an artist who has stories; it opens them.',
      do: ['Name the artist beside it, where no heading does.'],
      dont: ['Put one around an artist without stories.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Opens the stories.' }],
    },
  },
} satisfies Meta<typeof StoryRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Ver las historias nuevas de Nora Quintavalle' }),
    );
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
/** They differ by more than colour: thick and solid, thin and dashed. */
export const Variants: Story = {
  tags: ['state:variants'],
  render: (args) => (
    <Inline gap={4}>
      <StoryRing {...args} state="new" />
      <StoryRing {...args} state="seen" />
    </Inline>
  ),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
};
export const LongText: Story = { tags: ['state:long-text'], args: { name: longName } };
