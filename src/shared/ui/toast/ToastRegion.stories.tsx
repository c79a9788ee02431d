import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ToastRegion } from './ToastRegion';
import { dismissAllToasts, showToast } from './toasts';

const meta = {
  title: 'Kit/Feedback/Toast region',
  component: ToastRegion,
  args: { label: 'Avisos', dismissLabel: 'Descartar' },
  beforeEach: () => dismissAllToasts,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    showToast({ tone: 'success', text: 'Creamos la playlist «Noches de patio».' });
    const toast = await within(canvas.getByRole('status')).findByText(/Noches de patio/);
    await waitFor(() => expect(toast).toBeVisible());
  },
};

export const Tones: Story = {
  play: async ({ canvas }) => {
    showToast({ tone: 'success', text: 'Añadida a Canciones que te gustan.' });
    showToast({ text: 'Enlace copiado.', action: { label: 'Deshacer', onPress: fn() } });
    showToast({ tone: 'danger', text: 'No pudimos reproducir «Luna de ámbar».' });
    await within(canvas.getByRole('alert')).findByText(/Luna de ámbar/);
  },
};

export const LongText: Story = {
  play: async ({ canvas }) => {
    showToast({
      tone: 'danger',
      text: 'No pudimos guardar los cambios de «Canciones para volver caminando cuando ya no pasa ningún tren». Vuelve a intentarlo en un momento.',
    });
    await within(canvas.getByRole('alert')).findByText(/No pudimos guardar/);
  },
};

export const Dismissed: Story = {
  play: async ({ canvas }) => {
    showToast({ text: 'Enlace copiado.' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(canvas.queryByText('Enlace copiado.')).toBeNull());
  },
};
