import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disc3, Ellipsis, Heart, ListPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu, MenuHeading, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator, MenuSub } from '.';

const like = fn();

const trigger = (
  <IconButton label="Más opciones de Luna de ámbar">
    <Ellipsis size={20} aria-hidden />
  </IconButton>
);

const meta = {
  title: 'Kit/Overlays/Menu',
  component: Menu,
  args: {
    trigger,
    align: 'start',
    children: (
      <>
        <MenuItem icon={<Heart size={18} />} onSelect={like}>
          Añadir a favoritos
        </MenuItem>
        <MenuSub icon={<ListPlus size={18} />} label="Añadir a playlist" backLabel="Volver">
          <MenuItem onSelect={fn()}>Domingo lento</MenuItem>
        </MenuSub>
        <MenuLink icon={<Disc3 size={18} />} to="/album/alb_luna">
          Ir al álbum
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<Trash2 size={18} />} onSelect={fn()} tone="danger">
          Quitar de esta playlist
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  args: { isOpen: true },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    children: (
      <>
        <MenuHeading>Sesión iniciada como una persona de nombre larguísimo</MenuHeading>
        <MenuItem onSelect={fn()}>
          Añadir a «Canciones para volver caminando cuando ya no pasa ningún tren»
        </MenuItem>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Más opciones de Luna de ámbar' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Añadir a favoritos' });
    await expect(item).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(like).toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const themes = [
  { value: 'system', label: 'Como el sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
] as const;

function ThemeMenu() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('system');
  return (
    <Menu trigger={trigger} align="start" label="Tema">
      <MenuRadioGroup label="Tema" value={theme} onValueChange={setTheme} options={themes} />
    </Menu>
  );
}

export const Choice: Story = {
  render: () => <ThemeMenu />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Oscuro' }));
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Oscuro' })).toBeChecked();
  },
};
