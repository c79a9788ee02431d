import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { DeletePlaylistDialog } from './DeletePlaylistDialog';

const answer = (status: number, code = 'server') =>
  http.delete('*/api/playlists/:id', () =>
    status === 204
      ? new HttpResponse(null, { status })
      : HttpResponse.json({ code, error: '' }, { status }),
  );

const meta = {
  title: 'Music/Playlists/Delete playlist dialog',
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
  },
} satisfies Meta<typeof DeletePlaylistDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('alertdialog'));
const confirm = async () =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Eliminar playlist' }));

export const Default: Story = {};

export const Deletes: Story = {
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  parameters: { msw: [answer(500)] },
  play: async ({ args }) => {
    await confirm();
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(
      'No pudimos eliminar «Noches de patio». Inténtalo de nuevo.',
    );
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

/** What another window deleted is gone all the same. */
export const GoneAlready: Story = {
  parameters: { msw: [answer(404, 'not-found')] },
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};

export const Pending: Story = {
  parameters: { msw: [http.delete('*/api/playlists/:id', () => delay('infinite'))] },
  play: async ({ args }) => {
    await confirm();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
