import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { AlertDialog } from './AlertDialog';

const meta = {
  title: 'Kit/Overlays/Alert dialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Borrar «Noches de patio»',
    text: 'La playlist desaparecerá de tu biblioteca. Las canciones seguirán donde estaban.',
    confirmLabel: 'Borrar playlist',
    cancelLabel: 'Cancelar',
    tone: 'danger',
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('alertdialog'));

export const Default: Story = {
  play: async ({ args }) => {
    const asked = await dialog();
    await waitFor(() => expect(asked.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.click(asked.getByRole('button', { name: 'Borrar playlist' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Harmless: Story = {
  args: {
    title: 'Esta canción ya está en la playlist',
    text: '«Luna de ámbar» ya está en «Noches de patio».',
    confirmLabel: 'Añadir de todos modos',
    tone: undefined,
  },
};

export const LongText: Story = {
  args: {
    title: '¿Quieres borrar «Canciones para volver caminando cuando ya no pasa ningún tren»?',
    text: 'La playlist desaparecerá de tu biblioteca y de la de quienes la siguen. Las canciones que contiene seguirán donde estaban y podrás volver a encontrarlas con el buscador.',
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const StaysWhilePending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const asked = await dialog();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(asked.getByRole('button', { name: 'Borrar playlist' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    children: (
      <Notice tone="danger" role="alert">
        No pudimos borrar «Noches de patio».
      </Notice>
    ),
  },
};

export const PressOutsideDoesNothing: Story = {
  play: async ({ args }) => {
    const element = await screen.findByRole('alertdialog');
    const veil = element.parentElement;
    // The page behind takes no press at all; the dialog still hears of it.
    if (veil) await userEvent.setup({ pointerEventsCheck: 0 }).click(veil);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

function Asking() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Borrar</Button>
      <AlertDialog {...meta.args} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

export const GivesTheFocusBack: Story = {
  render: () => <Asking />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Borrar' });
    await userEvent.click(opener);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
