import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Menu } from '@/shared/ui/menu';
import { ThemeChoice } from './ThemeChoice';

const meta = {
  title: 'Music/Account/Theme choice',
  component: ThemeChoice,
  render: () => (
    <Menu trigger={<Button>Apariencia</Button>}>
      <ThemeChoice />
    </Menu>
  ),
} satisfies Meta<typeof ThemeChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ChoosesLight: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apariencia' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Clara' }));
    await expect(document.documentElement.dataset['theme']).toBe('light');
    await expect(localStorage.getItem('theme')).toBe('light');
  },
};
