import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from './ToastRegion';
import { dismissAllToasts, holdToasts, showToast } from './toasts';

const meta = {
  title: 'Kit/Feedback/Toast region',
  component: ToastRegion,
  args: { label: 'Avisos', dismissLabel: 'Descartar' },
  beforeEach: () => dismissAllToasts,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      use: 'For the outcome of something just done, said by `showToast` for a few seconds; what stays true is a Notice, what needs an answer an Alert dialog.',
      do: [
        'Name the thing: «Creamos la playlist «Noches de patio»».',
        'Offer «Deshacer» where the deed can be taken back.',
        'Keep one region per page, there from the start, or screen readers miss the first toast.',
      ],
      dont: [
        'Say in it what has to be read: it leaves by itself after four and a half seconds, unless the pointer or the focus is there.',
        'Thank for every press: what can be seen needs no toast.',
      ],
      keyboard: [
        {
          keys: 'Tab',
          effect: 'Reaches its action and its cross; while the focus is there it stays.',
        },
        { keys: 'Enter, Space', effect: 'Takes the action, or dismisses it.' },
      ],
    },
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Toasts that stay, so that a slow machine sees them too. */
function show(...toasts: Parameters<typeof showToast>[0][]) {
  toasts.forEach(showToast);
  holdToasts();
}

export const Default: Story = {
  tags: ['state:default', 'state:success'],
  play: async ({ canvas }) => {
    show({ tone: 'success', text: 'Creamos la playlist «Noches de patio».' });
    const toast = await within(canvas.getByRole('status')).findByText(/Noches de patio/);
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const Variants: Story = {
  tags: ['state:variants'],
  play: async ({ canvas }) => {
    show(
      { tone: 'success', text: 'Añadida a Canciones que te gustan.' },
      { text: 'Enlace copiado.', action: { label: 'Deshacer', onPress: fn() } },
      { tone: 'danger', text: 'No pudimos reproducir «Luna de ámbar».' },
    );
    await within(canvas.getByRole('alert')).findByText(/Luna de ámbar/);
  },
};

const withAction = { text: 'Enlace copiado.', action: { label: 'Deshacer', onPress: fn() } };

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  play: async ({ canvas }) => {
    show(withAction);
    await canvas.findByText('Enlace copiado.');
  },
};

/** It stays while the focus is there. */
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

/** Nothing to say, or dismissed: it takes no room and no press. */
export const Empty: Story = {
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    show({ text: 'Enlace copiado.' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(canvas.queryByText('Enlace copiado.')).toBeNull());
  },
};
