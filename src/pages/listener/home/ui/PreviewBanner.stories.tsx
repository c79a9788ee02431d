import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PreviewBanner, storedDismissal } from './PreviewBanner';

const meta = {
  title: 'Music/Shell/Preview banner',
  component: PreviewBanner,
  beforeEach: () => storedDismissal.clear(),
  parameters: {
    guide: {
      use: 'Above the home of a visitor until they dismiss it: what they hear is a preview, and an account is free.',
      do: ['Keep it on home alone, above everything else.'],
      dont: ['Show it to anybody who has signed in.', 'Cover the page with it: it is no modal.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the link, then the button that dismisses it.' },
        { keys: 'Enter', effect: 'Opens the page on which a person registers, or dismisses it.' },
      ],
    },
  },
} satisfies Meta<typeof PreviewBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:visitor', 'state:narrow'],
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', '/register'),
};
/** It stays dismissed on this device. */
export const Dismissed: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar este aviso' }));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(storedDismissal.read()).toBe(true);
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
