import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AnchoredMenu, MenuItem } from '@/shared/ui/menu';
import { MenuButton } from './MenuButton';

const meta = {
  title: 'Kit/Actions/Menu button',
  component: MenuButton,
  args: {
    label: 'Más opciones de Luna de ámbar',
    icon: <Ellipsis size={20} aria-hidden />,
    onIntent: fn(),
    menu: (anchor, close) => (
      <AnchoredMenu anchor={anchor} label="Luna de ámbar" onClose={close}>
        <MenuItem onSelect={fn()}>Ver detalles</MenuItem>
      </AnchoredMenu>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Más opciones de Luna de ámbar' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver detalles' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Large: Story = { args: { size: 'large' } };
