import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, MenuItem } from '@/shared/ui/menu';
import { ArrangeMenuItems, ProvideRowActions } from '..';

const actions = { rows: 3, canMove: true, remove: fn(), move: fn(), moveToEnd: fn() };

const trigger = (
  <IconButton label="Más opciones de Luna de ámbar">
    <Ellipsis size={20} aria-hidden />
  </IconButton>
);

const meta = {
  title: 'Music/Tracks/Arrange menu items',
  component: ArrangeMenuItems,
  args: { index: 1 },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: 'In the menu of a track of a playlist that the person may arrange: their own, or one of the house for its editors.',
      do: ['Provide what may be done above the whole table, for the table makes the menus.'],
      dont: ['Show them for a list whose order nobody keeps, like a search.'],
      keyboard: [
        { keys: 'Up, Down', effect: 'Goes through the entries.' },
        { keys: 'Enter', effect: 'Moves the track, or takes it out.' },
      ],
    },
  },
  render: ({ index }) => (
    <ProvideRowActions value={actions}>
      <Menu trigger={trigger}>
        <ArrangeMenuItems index={index} />
      </Menu>
    </ProvideRowActions>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const down = await screen.findByRole('menuitem', { name: 'Bajar' });
    await waitFor(() => expect(down).toBeVisible());
  },
} satisfies Meta<typeof ArrangeMenuItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const First: Story = {
  tags: ['state:disabled'],
  args: { index: 0 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const up = await screen.findByRole('menuitem', { name: 'Subir' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mover al final' }));
    await waitFor(() => expect(actions.moveToEnd).toHaveBeenCalledWith(0));
  },
};

export const Listener: Story = {
  tags: ['state:visitor'],
  render: ({ index }) => (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => undefined}>Ir al álbum</MenuItem>
      <ArrangeMenuItems index={index} />
    </Menu>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menuitem', { name: 'Ir al álbum' });
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  },
};
