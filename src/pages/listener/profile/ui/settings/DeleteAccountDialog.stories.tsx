import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { DeleteAccountDialog } from './DeleteAccountDialog';

let sent: unknown[] = [];

const path = '*/api/user';
const answered = http.delete(path, async ({ request }) => {
  sent.push(await request.json());
  return new HttpResponse(null, { status: 204 });
});

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

async function confirm({ userEvent }: Pick<Context, 'userEvent'>, password: string) {
  const dialog = within(await screen.findByRole('alertdialog', { name: '¿Eliminar tu cuenta?' }));
  if (password !== '') await userEvent.type(dialog.getByLabelText('Tu contraseña'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Eliminar cuenta' }));
  return dialog;
}

const meta = {
  title: 'Music/Account/Delete account',
  component: DeleteAccountDialog,
  args: { viewer: buildUser(), onClose: fn() },
  parameters: { address: '/profile?tab=privacy', state: signedIn(), msw: [answered] },
  beforeEach: () => {
    sent = [];
  },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default', 'state:narrow'] };
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { viewer: buildUser({ email: `${'maria.de.los.angeles.'.repeat(4)}@correo.example` }) },
};
export const Missing: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const dialog = await confirm(context, '');
    await expect(dialog.getByText('Escribe tu contraseña.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.delete(path, () => delay('infinite'))] },
  play: async (context) => void (await confirm(context, 'secreto')),
};
export const WrongPassword: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.delete(path, () =>
        HttpResponse.json(
          { code: 'invalid', error: 'La contraseña actual no es correcta.' },
          { status: 400 },
        ),
      ),
    ],
  },
  play: async (context) => {
    const dialog = await confirm(context, 'otra');
    await expect(await dialog.findByText('La contraseña actual no es correcta.')).toBeVisible();
    await expect(dialog.getByLabelText('Tu contraseña')).toHaveValue('otra');
  },
};
export const Deleted: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    await confirm(context, 'secreto');
    await waitFor(() => expect(sent).toEqual([{ password: 'secreto' }]));
  },
};
