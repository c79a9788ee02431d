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
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: 'For one question before something is lost or done twice; whatever else needs a window is a Dialog.',
      do: [
        'Name the thing in the title, and say in the text what happens to it.',
        'Name the action on its button: «Borrar playlist».',
        'Keep it open while the action is under way, and show there what went wrong.',
      ],
      dont: [
        'Ask before what can be undone: do it, and offer «Deshacer» in a toast.',
        'Answer with «Sí» and «No».',
      ],
      keyboard: [
        { keys: 'Tab, Shift + Tab', effect: 'Moves between the two answers.' },
        {
          keys: 'Enter, Space',
          effect: 'Gives the answer that has the focus: at first, the harmless one.',
        },
        { keys: 'Escape', effect: 'Cancels, and gives the focus back.' },
      ],
    },
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('alertdialog'));

export const Default: Story = { tags: ['state:default'] };

/** Where nothing is lost, the likely answer is the primary one. */
export const Variants: Story = {
  name: 'Variants: tone quiet',
  tags: ['state:variants'],
  args: {
    title: 'Esta canción ya está en la playlist',
    text: '«Luna de ámbar» ya está en «Noches de patio».',
    confirmLabel: 'Añadir de todos modos',
    cancelLabel: 'No añadir',
    tone: 'quiet',
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: '[role="alertdialog"] button', rootSelector: 'body' } },
};

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    const requested = await dialog();
    const cancel = requested.getByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(requested.getByRole('button', { name: 'Borrar playlist' })).toHaveFocus();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: {
    title: '¿Quieres borrar «Canciones para volver caminando cuando ya no pasa ningún tren»?',
    text: 'La playlist desaparecerá de tu biblioteca y de la de quienes la siguen. Las canciones que contiene seguirán donde estaban y podrás volver a encontrarlas con el buscador.',
  },
};

export const Pending: Story = {
  tags: ['state:pending'],
  args: { isPending: true },
  play: async ({ args }) => {
    const requested = await dialog();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(requested.getByRole('button', { name: 'Borrar playlist' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: {
    children: (
      <Notice tone="danger" role="alert">
        No pudimos borrar «Noches de patio».
      </Notice>
    ),
  },
};

export const PressOutsideDoesNothing: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    const element = await screen.findByRole('alertdialog');
    const veil = element.parentElement;
    // The page behind is inert; the dialog still receives the press.
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

export const Closed: Story = {
  tags: ['state:closed'],
  render: () => <Asking />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Borrar' });
    await userEvent.click(opener);
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Confirms: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    const requested = await dialog();
    await waitFor(() => expect(requested.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.click(requested.getByRole('button', { name: 'Borrar playlist' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
