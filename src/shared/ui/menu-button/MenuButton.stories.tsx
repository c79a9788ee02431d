import type { Meta, StoryObj } from '@storybook/react-vite';
import { Named } from '@/shared/testing';
import { Ellipsis } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AnchoredMenu, MenuItem } from '@/shared/ui/menu';
import { Inline } from '@/shared/ui/stack';
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
        <MenuItem onSelect={fn()}>Compartir</MenuItem>
      </AnchoredMenu>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      use: 'For the menu of a row, a card or a header whose code is fetched when it is first opened; a menu that is there from the start is a Menu.',
      do: [
        'Fetch what the menu is made of in onIntent, which comes with the pointer, before the press.',
        'Offer here everything that a right click offers.',
      ],
      dont: [
        'Leave out the thing’s name in the label: a screen may have a hundred of these buttons.',
        'Hide the only way to an action in it on a wide screen.',
      ],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Opens the menu on its first item.' },
        { keys: '↑, ↓', effect: 'Moves among the items.' },
        { keys: 'Escape', effect: 'Closes the menu and comes back to the button.' },
      ],
    },
  },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Más opciones de Luna de ámbar';

export const Default: Story = {
  tags: ['state:default', 'state:closed'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.hover(button);
    await expect(args.onIntent).toHaveBeenCalled();
  },
};
export const Variants: Story = {
  tags: ['state:variants'],
  render: (args) => (
    <Inline gap={3}>
      <Named name="medium">
        <MenuButton {...args} label="Más opciones" size="medium" />
      </Named>
      <Named name="large">
        <MenuButton {...args} label="Más opciones del álbum" size="large" />
      </Named>
    </Inline>
  ),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
};

export const Open: Story = {
  tags: ['state:open'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await screen.findByRole('menuitem', { name: 'Ver detalles' });
  },
};

export const ComesBackToTheButton: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ver detalles' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Ver detalles' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
