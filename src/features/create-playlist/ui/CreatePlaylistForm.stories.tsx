import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import { sampleUserPlaylists } from '@/shared/sample/answers.ts';
import { CreatePlaylistForm } from './CreatePlaylistForm';

const meta = {
  title: 'Music/Playlists/Create playlist form',
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
export const ClearsAndCloses: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/playlists', () =>
          HttpResponse.json({ ...sampleUserPlaylists()[0], id: 'pls_new' }, { status: 201 }),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Crear playlist' });
    await userEvent.click(open);
    await userEvent.type(canvas.getByRole('textbox'), 'Domingo{Enter}');
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull());
    await userEvent.click(open);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
let log: ReturnType<typeof spyOn>;
const watchLog = () => {
  log = spyOn(console, 'warn').mockImplementation(() => {});
};

export const KeepsTextAfterFailure: Story = {
  beforeEach: watchLog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Domingo{Enter}');
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('[tonada] createPlaylist', { kind: 'unreachable' }),
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('Domingo');
  },
};
