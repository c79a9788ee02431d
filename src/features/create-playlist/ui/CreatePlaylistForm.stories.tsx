import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { CreatePlaylistForm } from './CreatePlaylistForm';

const meta = {
  title: 'features/CreatePlaylistForm',
  component: CreatePlaylistForm,
  args: { heading: <h2>Tus playlists</h2> },
  parameters: {
    msw: { handlers: [http.post('*/api/playlists', () => HttpResponse.error())] },
  },
} satisfies Meta<typeof CreatePlaylistForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await expect(canvas.getByRole('textbox', { name: 'Nombre de la playlist' })).toHaveFocus();
  },
};
export const Cancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Domingo');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const Pending: Story = {
  parameters: {
    msw: { handlers: [http.post('*/api/playlists', () => delay('infinite'))] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Domingo{Enter}');
    await expect(canvas.getByRole('button', { name: 'Crear' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const KeepsTextAfterFailure: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Domingo{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('Domingo');
  },
};
