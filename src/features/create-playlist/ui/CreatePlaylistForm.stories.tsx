import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { longTitle } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { CreatePlaylistForm } from './CreatePlaylistForm';
import { NewPlaylistForm } from './NewPlaylistForm';

const meta = {
  title: 'Music/Playlists/Create playlist form',
  component: CreatePlaylistForm,
  subcomponents: { NewPlaylistForm },
  args: { heading: <h2>Tus playlists</h2> },
  parameters: {
    msw: { handlers: [http.post('*/api/playlists', () => HttpResponse.error())] },
    guide: {
      use: 'Makes a playlist where playlists are listed; from a track, take the menu that adds it to a new one.',
      do: ['Give it the heading of the list, so that both share a line.'],
      dont: [
        'Ask for more than a name: the rest is edited on the page of the playlist.',
        'Close it after a failure: what was typed is kept.',
      ],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Opens and closes the form, from its button.' },
        { keys: 'Enter', effect: 'Makes the playlist, from the field.' },
        { keys: 'Esc', effect: 'Closes the form.' },
      ],
    },
  },
} satisfies Meta<typeof CreatePlaylistForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['state:default', 'state:closed'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Crear playlist' })).toHaveFocus();
  },
};
export const Open: Story = {
  tags: ['state:open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await expect(canvas.getByRole('textbox', { name: 'Nombre de la playlist' })).toHaveFocus();
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(longTitle);
    await expect(field).toHaveValue(longTitle);
    const excess = longTitle.length - playlistLimits.nameMax;
    await expect(
      await canvas.findByText(`Sobran ${excess} caracteres: caben ${playlistLimits.nameMax}.`),
    ).toBeVisible();
    // A request would fail the story.
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(longTitle);
  },
};
// Proves library: Cancelling
export const Cancelled: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Domingo');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Crear playlist' })).toHaveFocus();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: { handlers: [http.post('*/api/playlists', () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Domingo{Enter}');
    await expect(canvas.getByRole('button', { name: 'Crear' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

// Proves library: Clears, closes and opens the playlist
export const ClearsAndOpens: Story = {
  tags: ['no-photo'],
  render: (args) => (
    <>
      <CreatePlaylistForm {...args} />
      <Address />
    </>
  ),
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
    await waitFor(() => expect(open).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/playlist/pls_new'),
    );
    await userEvent.click(open);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
let log: ReturnType<typeof spyOn>;
const watchLog = () => {
  log = spyOn(console, 'warn').mockImplementation(() => {});
};

export const KeepsTextAfterFailure: Story = {
  tags: ['state:failed'],
  beforeEach: watchLog,
  render: (args) => (
    <>
      <CreatePlaylistForm {...args} />
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Domingo{Enter}');
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith('[tonada] createPlaylist', { kind: 'unreachable' }),
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('Domingo');
    // Hovering keeps the toast.
    await userEvent.hover(await within(canvas.getByRole('alert')).findByText(/Domingo/));
  },
};
