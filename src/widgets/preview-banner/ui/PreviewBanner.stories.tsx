import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreviewBanner } from './PreviewBanner';

const meta = {
  title: 'Music/Shell/Preview banner',
  component: PreviewBanner,
  parameters: {
    guide: {
      use: 'Above the page of a visitor, once per screen: what they hear is a preview, and an account is free.',
      do: ['Keep it below the top bar, in every window.'],
      dont: ['Show it to anybody who has signed in.', 'Cover the page with it: it is no modal.'],
      keyboard: [{ keys: 'Enter', effect: 'Opens the page on which a person registers.' }],
    },
  },
} satisfies Meta<typeof PreviewBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:visitor'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/register');
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
