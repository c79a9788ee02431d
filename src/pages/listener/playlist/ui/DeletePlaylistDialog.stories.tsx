import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { longTitle, showFocus, showHover } from '@/shared/testing';
import { ToastRegion } from '@/shared/ui/toast';
import { DeletePlaylistDialog } from './DeletePlaylistDialog';

const answer = (status: number, code = 'server') =>
  http.delete('*/api/playlists/:id', () =>
    status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json({ code, error: '' }, { status }),
  );

const meta = {
  title: 'Music/Playlists/Delete dialog',
  component: DeletePlaylistDialog,
  args: {
    playlist: { id: 'pls_patio', name: 'Noches de patio' },
    isOpen: true,
    onOpenChange: fn(),
    onDeleted: fn(),
  },
  parameters: {
    state: signedIn(),
    msw: [answer(204)],
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: 'The question before a playlist is deleted; for 30 days its owner can bring it back.',
      do: [
        'Open it from the menu of the playlist, for its owner alone.',
        'Leave the page once it is deleted.',
      ],
      dont: ['Delete without it.', 'Close it after a failure: the failure is told in it.'],
      keyboard: [
        {
          keys: 'Tab',
          effect: 'Goes between the two buttons; the focus begins on the one that cancels.',
        },
        { keys: 'Enter, Space', effect: 'Presses the button.' },
        { keys: 'Esc', effect: 'Cancels, save while it is being deleted.' },
      ],
    },
  },
} satisfies Meta<typeof DeletePlaylistDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('alertdialog'));
const confirm = async () =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Eliminar playlist' }));

export const Default: Story = {
  tags: ['state:default', 'state:focus'],
  play: async () => {
    const cancel = (await dialog()).getByRole('button', { name: 'Cancelar' });
    await waitFor(() => expect(cancel).toHaveFocus());
    showFocus(cancel);
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    showHover((await dialog()).getByRole('button', { name: 'Eliminar playlist' }));
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { playlist: { id: 'pls_patio', name: longTitle } },
  globals: { viewport: { value: 'narrow' } },
};

export const Deletes: Story = {
  tags: ['no-photo'],
  render: (args) => (
    <>
      <DeletePlaylistDialog {...args} />
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  ),
  play: async ({ args }) => {
    await confirm();
    await screen.findByText('Playlist «Noches de patio» eliminada.');
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

// Proves library: A deletion taken back
export const TakenBack: Story = {
  ...Deletes,
  tags: ['no-photo'],
  parameters: {
    msw: [
      answer(204),
      http.post('*/api/playlists/pls_patio/restore', () =>
        HttpResponse.json({ ...sampleUserPlaylists()[0], id: 'pls_patio' }),
      ),
    ],
  },
  play: async () => {
    await confirm();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('«Noches de patio» vuelve a estar en tu biblioteca.');
  },
};

export const Cancelled: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [answer(500)] },
  play: async ({ args }) => {
    await confirm();
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
      'No pudimos eliminar «Noches de patio». Inténtalo de nuevo.',
    );
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

export const GoneAlready: Story = {
  tags: ['no-photo'],
  parameters: { msw: [answer(404, 'not-found')] },
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.delete('*/api/playlists/:id', () => delay('infinite'))] },
  play: async ({ args }) => {
    await confirm();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
