import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { refused, unanswered } from '@/shared/testing';
import { answeringAlbums, noray, splitDecision } from '../testing/sample-albums';
import { SplitDialog } from './SplitDialog';

const path = '*/api/admin/music/albums/:id';

/** Bodies that were sent. */
let sent: unknown[] = [];

const splitting = http.post(`${path}/split`, async ({ request }) => {
  sent.push(await request.json());
  return HttpResponse.json({ decision: splitDecision });
});

const meta = {
  title: 'Work/Administration/Split album',
  component: SplitDialog,
  args: { album: noray, onClose: fn() },
  beforeEach: () => {
    sent = [];
  },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    address: '/admin?tab=music',
    state: signedIn({ role: 'admin' }),
    msw: [splitting, ...answeringAlbums()],
  },
} satisfies Meta<typeof SplitDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Separar canciones de Noray' }));
  await dialog.findByRole('row', { name: /Escollera/ });
  return dialog;
};

export const Ready: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('row', { name: /Malecón/ })).toHaveTextContent('Nora Faro');
  },
};
// Proves imported-music: Split by hand
export const Split: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Separar' }));
    await expect(dialog.getByText(/^Elige las canciones/)).toBeVisible();
    await expect(dialog.getByLabelText('Título del álbum nuevo')).toBeInvalid();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Seleccionar Malecón' }));
    await userEvent.type(dialog.getByLabelText('Título del álbum nuevo'), ' Rarezas ');
    await userEvent.selectOptions(
      dialog.getByLabelText('Artista del álbum nuevo'),
      'Varios artistas',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Separar 1 canción' }));
    const { revision } = noray;
    const body = { revision, songs: ['trk_2'], title: 'Rarezas', artistId: null };
    await waitFor(() => expect(sent).toEqual([body]));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
export const AllSongs: Story = {
  tags: ['state:variants'],
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Seleccionar esta página' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Separar 3 canciones' }));
    await expect(dialog.getByText(/nada cambiaría/)).toBeVisible();
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: { msw: [refused(path, 'forbidden')] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await open();
  },
};
