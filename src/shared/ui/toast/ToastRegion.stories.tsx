import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '@/shared/ui/dialog';
import { ToastRegion } from './ToastRegion';
import { dismissAllToasts, holdToasts, showToast } from './toasts';

const meta = {
  title: 'Kit/Feedback/Toast region',
  component: ToastRegion,
  args: {
    label: 'Avisos',
    dismissLabel: 'Descartar',
    actionHint: 'Pulsa F8 para ir a sus botones.',
  },
  beforeEach: () => dismissAllToasts,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      use: 'For the outcome of something just done, said by `showToast` for a few seconds; what stays true is a Notice, what needs an answer an Alert dialog.',
      do: [
        'Name the thing: «Playlist «Noches de patio» creada».',
        'Offer «Deshacer» where the action can be taken back.',
        'Keep one region per page, there from the start, or screen readers miss the first toast.',
        'Leave where it stands to the kit: above the player, or below the top bar where it would cover what is being used.',
      ],
      dont: [
        'Say in it what has to be read: it leaves by itself after four and a half seconds, nine where it has an action, unless the pointer or the focus is there.',
        'Thank for every press: what can be seen needs no toast.',
      ],
      keyboard: [
        {
          keys: 'F8',
          effect:
            'Leads to its action and its cross from anywhere; while the focus is there it stays.',
        },
        { keys: 'Enter, Space', effect: 'Takes the action, or dismisses it.' },
        { keys: 'Esc', effect: 'Dismisses it; the focus is back where it was.' },
      ],
    },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Toasts that stay, for slow machines. */
function show(...toasts: Parameters<typeof showToast>[0][]) {
  toasts.forEach(showToast);
  holdToasts();
}

// Proves words: A success is polite
export const Default: Story = {
  tags: ['state:default', 'state:success'],
  play: async ({ canvas }) => {
    show({ tone: 'success', text: 'Playlist «Noches de patio» creada.' });
    const toast = await within(canvas.getByRole('status')).findByText(/Noches de patio/);
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const Variants: Story = {
  name: 'Variants: with an action',
  tags: ['state:variants'],
  play: async ({ canvas }) => {
    show({ text: 'Enlace copiado.', action: { label: 'Deshacer', onPress: fn() } });
    await within(canvas.getByRole('status')).findByText('Enlace copiado.');
  },
};

const onClose = fn();

function isOnTop(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const withAction = { text: 'Enlace copiado.', action: { label: 'Deshacer', onPress: fn() } };

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  play: async ({ canvas }) => {
    show(withAction);
    await canvas.findByText('Enlace copiado.');
  },
};

export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button:first-of-type' } },
  play: async ({ canvas }) => {
    show(withAction);
    await canvas.findByText('Enlace copiado.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
  },
};

// Proves words: A failure is assertive
export const Failed: Story = {
  tags: ['state:failed'],
  play: async ({ canvas }) => {
    show({ tone: 'danger', text: 'No pudimos reproducir «Luna de ámbar».' });
    await within(canvas.getByRole('alert')).findByText(/Luna de ámbar/);
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  play: async ({ canvas }) => {
    show({
      tone: 'danger',
      text: 'No pudimos guardar los cambios de «Canciones para volver caminando cuando ya no pasa ningún tren». Vuelve a intentarlo en un momento.',
    });
    await within(canvas.getByRole('alert')).findByText(/No pudimos guardar/);
  },
};

export const Narrow: Story = {
  ...LongText,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

export const TakesItsAction: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    withAction.action.onPress.mockClear();
    show(withAction);
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await expect(withAction.action.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Enlace copiado.')).toBeNull());
  },
};

/** It takes no room and blocks no press. */
export const Empty: Story = {
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    show({ text: 'Enlace copiado.' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(canvas.queryByText('Enlace copiado.')).toBeNull());
  },
};

/** While one is read the next waits; otherwise the latest replaces it. */
export const OneAtATime: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    showToast({ text: 'Portada cambiada.' });
    show({ text: 'Enlace copiado.' });
    await canvas.findByText('Enlace copiado.');
    await expect(canvas.queryByText('Portada cambiada.')).toBeNull();
    showToast({ text: 'Playlist «Noches de patio» creada.' });
    await expect(canvas.queryByText(/Noches de patio/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await canvas.findByText(/Noches de patio/);
    await expect(canvas.queryByText('Enlace copiado.')).toBeNull();
  },
};

/** The key moves the focus from a row to the toast and back. */
export const ByTheKeyboard: Story = {
  tags: ['no-photo'],
  render: (args) => (
    <>
      <button type="button">Fila</button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    withAction.action.onPress.mockClear();
    const row = canvas.getByRole('button', { name: 'Fila' });
    row.focus();
    showToast(withAction);
    await canvas.findByText('Enlace copiado.');
    await userEvent.keyboard('{F8}');
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(withAction.action.onPress).toHaveBeenCalledOnce();
    await expect(row).toHaveFocus();
    await waitFor(() => expect(canvas.queryByText('Enlace copiado.')).toBeNull());
  },
};

// Proves words: A toast is reached with a window open
/** Using a toast by pointer or key leaves an open dialog open. */
export const AboveAWindow: Story = {
  tags: ['no-photo'],
  render: (args) => (
    <>
      <Dialog isOpen onOpenChange={onClose} title="Tus avisos" closeLabel="Cerrar">
        <button type="button">Silenciar</button>
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    const { onPress } = withAction.action;
    onPress.mockClear();
    onClose.mockClear();
    const inWindow = await screen.findByRole('button', { name: 'Silenciar' });
    await waitFor(() => expect(inWindow).toHaveFocus());
    show(withAction);
    const undo = await screen.findByRole('button', { name: 'Deshacer' });
    await waitFor(() => expect(isOnTop(undo)).toBe(true));
    await userEvent.click(undo);
    await expect(onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Enlace copiado.')).toBeNull());

    inWindow.focus();
    show(withAction);
    await screen.findByText('Enlace copiado.');
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(2);
    await expect(inWindow).toHaveFocus();

    show(withAction);
    await screen.findByText('Enlace copiado.');
    await userEvent.keyboard('{F8}{Escape}');
    await waitFor(() => expect(screen.queryByText('Enlace copiado.')).toBeNull());
    await expect(inWindow).toHaveFocus();
    await expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledWith(false);
  },
};

/** A bar at the foot of the window stays in sight. */
export const ClearOfABar: Story = {
  tags: ['no-photo'],
  render: (args) => (
    <>
      <div
        data-floating-bar
        style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, blockSize: '80px' }}
      >
        2 canciones
      </div>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    show(withAction);
    const toast = (await canvas.findByText('Enlace copiado.')).getBoundingClientRect();
    const bar = canvas.getByText('2 canciones').getBoundingClientRect();
    await expect(toast.bottom).toBeLessThanOrEqual(bar.top);
  },
};

/** At the end of the window, unless it would cover the focus. */
export const ClearOfTheFocus: Story = {
  tags: ['no-photo'],
  render: (args) => (
    <>
      <ul>
        <li style={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, blockSize: '60vh' }}>
          <button type="button">Última fila</button>
        </li>
      </ul>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    const isClear = async () => {
      const toast = (await canvas.findByText('Enlace copiado.')).getBoundingClientRect();
      return toast.bottom <= row.getBoundingClientRect().top;
    };
    show(withAction);
    await expect(await isClear()).toBe(false);
    canvas.getByRole('button', { name: 'Última fila' }).focus();
    await waitFor(async () => expect(await isClear()).toBe(true));
  },
};
