import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { SignOutQuestion } from './SignOutQuestion';

const meta = {
  title: 'Music/Account/Sign-out question',
  component: SignOutQuestion,
  args: { onConfirm: fn(), onCancel: fn() },
  parameters: {
    guide: {
      use: 'Before a sign-out that removes drafts or unsent changes from the device.',
      do: ['Say what is lost, and offer to stay.'],
      dont: ['Ask where nothing is lost.'],
      keyboard: [{ keys: 'Esc', effect: 'Stays signed in.' }],
    },
  },
} satisfies Meta<typeof SignOutQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves account: The question
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: '¿Cerrar sesión?' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
