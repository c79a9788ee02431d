import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BottomNavigation } from './BottomNavigation';

const meta = {
  title: 'Music/Shell/Bottom navigation',
  component: BottomNavigation,
  parameters: {
    guide: {
      use: 'At the foot of narrow windows, below the player; wide windows have the sidebar.',
      do: ['Keep its places the same on every screen.'],
      dont: ['Add a fifth place: a thumb has to hit it.'],
      keyboard: [
        { keys: 'Tab', effect: 'Goes from place to place.' },
        { keys: 'Enter', effect: 'Opens the place.' },
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta<typeof BottomNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Inicio'),
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a:first-of-type' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Inicio' })).toHaveFocus();
  },
};
export const Search: Story = { tags: ['state:selected'], parameters: { address: '/search' } };
