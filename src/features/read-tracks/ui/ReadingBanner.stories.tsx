import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { findsRole } from '@/shared/testing';
import { ReadingBanner } from './ReadingBanner';

const meta = {
  title: 'Music/Player/Reading notice',
  component: ReadingBanner,
  args: { onRetry: fn() },
  parameters: {
    guide: {
      use: "For a long list of which a part did not arrive; a screen that failed as a whole takes the kit's Status view.",
      do: ['Keep the rows that have arrived, and put it below them.'],
      dont: ['Ask again without being told to: the person decides.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Asks for the missing part again.' }],
    },
  },
} satisfies Meta<typeof ReadingBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:failed', 'state:narrow'],
  play: findsRole('alert'),
};
export const AsksAgain: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
