import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toArgType, longTitle, typed } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from './Dialog';
import * as styles from './Dialog.css';
import { Modal } from './Modal';

const actions = (
  <DialogActions>
    <Button variant="ghost">Ahora no</Button>
    <Button variant="solid">Crear cuenta</Button>
  </DialogActions>
);

const meta = {
  title: 'Kit/Overlays/Dialog',
  component: Dialog,
  subcomponents: { DialogActions, Modal },
  argTypes: { size: toArgType(styles.size) },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Escucha canciones completas',
    description: 'Crea una cuenta gratis y guarda lo que te gusta.',
    closeLabel: 'Cerrar',
    children: actions,
  },
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    partTypes: { Modal: { looks: typed('{ veil, window, title, description, close: string }') } },
    guide: {
      use: 'For a short piece of work that has to be finished or left before the page goes on; a question before a loss is an Alert dialog, a message is a Toast.',
      do: [
        'Put the main action last in DialogActions, and one way out before it.',
        'Load it lazily, with the press that opens it.',
      ],
      dont: [
        'Give two actions the same weight: one of them is the main one.',
        'Open one from another.',
        'Put in it what deserves an address of its own: that is a screen.',
      ],
      pictures: {
        do: () => actions,
        dont: () => (
          <DialogActions>
            <Button variant="solid">Crear cuenta</Button>
            <Button variant="solid">Iniciar sesión</Button>
          </DialogActions>
        ),
      },
      keyboard: [
        { keys: 'Tab, Shift + Tab', effect: 'Moves inside the dialog, from its end to its start.' },
        { keys: 'Escape', effect: 'Closes it and gives the focus back.' },
      ],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => screen.findByRole('dialog', { name: 'Escucha canciones completas' });

export const Default: Story = { tags: ['state:default'] };

export const Variants: Story = {
  name: 'Variants: size large',
  tags: ['state:variants'],
  args: { size: 'large' },
};

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: '[role="dialog"] button', rootSelector: 'body' } },
};

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    const dialog = within(await opened());
    const [first, second, last] = ['Ahora no', 'Crear cuenta', 'Cerrar'].map((name) =>
      dialog.getByRole('button', { name }),
    );
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.tab();
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    title: '¿Quieres borrar «Canciones para volver caminando cuando ya no pasa ningún tren»?',
    description:
      'La playlist desaparecerá de tu biblioteca y de la de quienes la siguen. Las canciones que contiene seguirán donde estaban y podrás volver a encontrarlas con el buscador.',
    role: 'alertdialog',
    children: (
      <DialogActions>
        <Button variant="ghost">Cancelar</Button>
        <Button variant="danger">Borrar playlist definitivamente</Button>
      </DialogActions>
    ),
  },
};

export const Narrow: Story = {
  ...LongText,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

/** At 400 % a window is 195 pixels wide. */
export const VeryNarrow: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    // A transform makes fixed elements as wide as the page.
    document.body.style.cssText = 'inline-size: 195px; block-size: 800px; transform: translateX(0)';
    return () => document.body.removeAttribute('style');
  },
  args: { title: longTitle },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(195);
  },
};

export const ClosesWithTheKeyboard: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    const dialog = await opened();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cerrar' })).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

function InSamePosition() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={meta.args.onOpenChange}>Debajo</Button>
      <Dialog {...meta.args} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

/** The second press of a double click on the close button does not reach what lies beneath. */
export const PressedTwice: Story = {
  tags: ['no-photo'],
  render: () => <InSamePosition />,
  play: async ({ canvas }) => {
    const below = canvas.getByRole('button', { name: 'Debajo', hidden: true });
    const { left, top, width, height } = below.getBoundingClientRect();
    const underTheMouse = () => document.elementFromPoint(left + width / 2, top + height / 2);
    await userEvent.click(within(await opened()).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(underTheMouse()).not.toBe(below);
    await waitFor(() => expect(underTheMouse()).toBe(below));
  },
};

function Opening() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Abrir</Button>
      <Dialog {...meta.args} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const UnderABar = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div style={{ blockSize: '300vh' }}>
      <div style={{ position: 'sticky', insetBlockStart: 0 }}>
        <Button onClick={() => setIsOpen(true)}>Abrir</Button>
      </div>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Aviso" closeLabel="Cerrar" />
    </div>
  );
};

// Proves shell: A closed window leaves the page where it is
/** The page keeps room clear of its bars, which must not scroll it to a button in them. */
export const LeavesThePageWhereItIs: Story = {
  tags: ['no-photo'],
  render: () => <UnderABar />,
  beforeEach: () => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockStart = '64px';
    return () => {
      style.scrollPaddingBlockStart = '';
      scrollTo(0, 0);
    };
  },
  play: async ({ canvas }) => {
    scrollTo(0, 300);
    await waitFor(() => expect(scrollY).toBe(300));
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    opener.focus({ preventScroll: true });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Aviso' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(scrollY).toBe(300);
  },
};

export const Closed: Story = {
  tags: ['state:closed'],
  render: () => <Opening />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    await userEvent.click(within(await opened()).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
