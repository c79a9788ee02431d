import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from './Dialog';

const actions = (
  <DialogActions>
    <Button variant="ghost">Ahora no</Button>
    <Button variant="solid">Crear cuenta</Button>
  </DialogActions>
);

const meta = {
  title: 'Kit/Overlays/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Escucha canciones completas',
    description: 'Crea una cuenta gratis y guarda lo que te gusta.',
    closeLabel: 'Cerrar',
    children: actions,
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = { args: { size: 'large' } };

export const LongText: Story = {
  args: {
    title: '¿Quieres borrar «Canciones para volver caminando cuando ya no pasa ningún tren»?',
    description:
      'La playlist desaparecerá de tu biblioteca y de la de quienes la siguen. Las canciones que contiene seguirán donde estaban y podrás volver a encontrarlas con el buscador.',
    role: 'alertdialog',
    children: (
      <DialogActions>
        <Button variant="ghost">Cancelar</Button>
        <Button variant="danger">Borrar playlist</Button>
      </DialogActions>
    ),
  },
};

export const ClosesWithTheKeyboard: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Escucha canciones completas' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const close = within(dialog).getByRole('button', { name: 'Cerrar' });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
