import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { typed } from '@/shared/testing';
import { answeringAlbums, noray, norayTwo } from '../testing/sample-albums';
import { JoinDialog } from './JoinDialog';

const path = '*/api/admin/music/albums/join';

const meta = {
  title: 'Work/Administration/Join albums',
  component: JoinDialog,
  argTypes: { albums: typed('readonly MusicAlbum[]') },
  args: { albums: [noray, norayTwo], onJoined: fn(), onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    address: '/admin?tab=music',
    state: signedIn({ role: 'admin' }),
    msw: answeringAlbums(),
  },
} satisfies Meta<typeof JoinDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  const button = dialog.getByRole('button', { name: 'Unir' });
  await userEvent.click(button);
  return { dialog, button };
};

export const Ready: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Unir 2 álbumes' }));
    const radios = dialog.getAllByRole('radio');
    await expect(radios).toHaveLength(2);
    await expect(radios[0]).toBeChecked();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.post(path, () => delay('infinite'))] },
  play: async () => {
    const { button } = await submit();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
// Proves imported-music: Refused: said
/** Somebody else, or an import, changed one of them. */
export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    msw: [
      http.post(path, () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'Algún álbum cambió mientras tanto.' },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async ({ args }) => {
    const { dialog } = await submit();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('cambió mientras tanto');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: {
    albums: [noray, { ...norayTwo, title: 'Canciones para volver caminando '.repeat(5).trim() }],
  },
  globals: { viewport: { value: 'narrow' } },
};
