import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, type userEvent as UserEvent, type within } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { PasswordSettings } from './PasswordSettings';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getByLabelText'>;
type User = Pick<ReturnType<(typeof UserEvent)['setup']>, 'type' | 'dblClick'>;

let sent: unknown[] = [];

const path = '*/api/user/password';
const answered = http.put(path, async ({ request }) => {
  sent.push(await request.json());
  await delay(50);
  return new HttpResponse(null, { status: 204 });
});
const failed = (body: object, status: number) =>
  http.put(path, () => HttpResponse.json(body, { status }));

const labels = ['Contraseña actual', 'Nueva contraseña', 'Repite la nueva contraseña'] as const;

async function change(canvas: Canvas, user: User, ...passwords: [string, string, string]) {
  for (const [index, label] of labels.entries()) {
    await user.type(canvas.getByLabelText(label), passwords[index] ?? '');
  }
  await user.dblClick(canvas.getByRole('button', { name: 'Cambiar contraseña' }));
}

const meta = {
  title: 'Music/Account/Security',
  component: PasswordSettings,
  args: { viewer: buildUser() },
  parameters: { address: '/profile?tab=security', state: signedIn(), msw: [answered] },
  beforeEach: () => {
    sent = [];
  },
} satisfies Meta<typeof PasswordSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default', 'state:disabled'] };
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
// Proves account: The form shows the minimum
/** Staff need a longer password. */
export const OfStaff: Story = {
  tags: ['no-photo'],
  args: { viewer: buildUser({ role: 'admin' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Al menos 12 caracteres')).toBeVisible();
  },
};
// Proves profile: Password: button
export const ButtonWaitsForAllThree: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cambiar contraseña' });
    for (const label of labels) {
      await expect(button).toBeDisabled();
      await userEvent.type(canvas.getByLabelText(label), 'secreto');
    }
    await expect(button).toBeEnabled();
  },
};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    const [show] = canvas.getAllByRole('button', { name: 'Mostrar contraseña' });
    if (!show) throw new Error('There is no button that shows the password.');
    await userEvent.click(show);
    await expect(canvas.getByLabelText('Contraseña actual')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Nueva contraseña')).toHaveAttribute('type', 'password');
  },
};
// Proves profile: Password: they differ
export const PasswordsDiffer: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, 'antigua', 'secreto', 'secreta');
    await expect(await canvas.findByText('Las contraseñas no coinciden')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const PasswordTooShort: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, 'antigua', 'corta', 'corta');
    await expect(
      await canvas.findByText('La contraseña debe tener al menos 6 caracteres'),
    ).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const PasswordTooLong: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Nueva contraseña'));
    await userEvent.paste('secreto'.repeat(40));
    await change(canvas, userEvent, 'antigua', 'secreto', 'secreto');
    await expect(await canvas.findByText('La contraseña es demasiado larga')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
// Proves profile: Password: changed
export const Changed: Story = {
  tags: ['state:success', 'no-photo'],
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, 'antigua', 'secreto', 'secreto');
    const message = await canvas.findByText('Contraseña cambiada correctamente');
    await expect(message).toHaveAttribute('data-tone', 'success');
    await expect(sent).toEqual([{ currentPassword: 'antigua', newPassword: 'secreto' }]);
    for (const label of labels) await expect(canvas.getByLabelText(label)).toHaveValue('');
  },
};
// Proves profile: Password: the server's words
export const FailedWithTheServersWords: Story = {
  tags: ['state:failed', 'no-photo'],
  parameters: {
    msw: [
      failed(
        {
          code: 'invalid',
          error: 'Error al cambiar la contraseña. La contraseña actual no es correcta.',
          fields: { currentPassword: 'La contraseña actual no es correcta.' },
        },
        400,
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, 'errónea', 'secreto', 'secreto');
    const message = await canvas.findByText(
      'Error al cambiar la contraseña. La contraseña actual no es correcta.',
    );
    await expect(message).toHaveAttribute('data-tone', 'danger');
    await expect(canvas.getByText('La contraseña actual no es correcta.')).toBeVisible();
    await expect(canvas.getByLabelText('Contraseña actual')).toHaveFocus();
    await expect(canvas.getByLabelText('Nueva contraseña')).toHaveValue('secreto');
  },
};
// Proves profile: Password: without words
export const FailedWithoutWords: Story = {
  tags: ['state:failed', 'no-photo'],
  parameters: { msw: [http.put(path, () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, 'antigua', 'secreto', 'secreto');
    await canvas.findByText('Error al cambiar la contraseña');
  },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.put(path, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await change(canvas, userEvent, 'antigua', 'secreto', 'secreto');
    await expect(
      await canvas.findByRole('button', { name: 'Cambiando contraseña...' }),
    ).toBeVisible();
  },
};
