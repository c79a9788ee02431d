import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReadingNotice } from './ReadingNotice';

const meta = {
  title: 'Music/Player/Reading notice',
  component: ReadingNotice,
  args: { onRetry: fn() },
} satisfies Meta<typeof ReadingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
