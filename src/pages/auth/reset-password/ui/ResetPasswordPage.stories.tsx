import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { expect, type userEvent as UserEvent, waitFor, type within } from 'storybook/test';
import { ResetPasswordPage } from './ResetPasswordPage';

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>;
type User = Pick<ReturnType<(typeof UserEvent)['setup']>, 'type' | 'dblClick'>;

let sent: unknown[] = [];

const path = '*/api/auth/reset-password';
const answered = http.post(path, async ({ request }) => {
  sent.push(await request.json());
  return HttpResponse.json({ message: 'Ya puedes iniciar sesión con tu nueva contraseña.' });
});
const failed = (body: object, status: number) =>
  http.post(path, () => HttpResponse.json(body, { status }));
const deadLink = { code: 'invalid', error: 'El enlace caducó o ya se usó.' };

async function submit(canvas: Canvas, user: User, password = 'secreto', repeated = password) {
  await user.type(canvas.getByLabelText('Nueva contraseña'), password);
  await user.type(canvas.getByLabelText('Repite la nueva contraseña'), repeated);
  await user.dblClick(canvas.getByRole('button', { name: 'Guardar contraseña' }));
}

function Address() {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{`${pathname}${hash}`}</p>;
}

const meta = {
  title: 'Screens/Sign in/Reset password (contraseña nueva)',
  component: ResetPasswordPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/reset-password#token=abc&email=nora%40correo.example',
    msw: { handlers: [answered] },
  },
  beforeEach: () => {
    sent = [];
  },
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default', 'state:visitor'] };
export const PasswordShown: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Nueva contraseña');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Mostrar contraseña' })[0] ?? field,
    );
    await expect(canvas.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const TokenLeavesTheAddress: Story = {
  tags: ['no-photo'],
  render: () => (
    <>
      <ResetPasswordPage />
      <Address />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent(/^\/reset-password$/),
    );
    await submit(canvas, userEvent);
    await expect(await canvas.findByText(/^Ya puedes iniciar sesión con tu nueva/)).toBeVisible();
    await expect(sent).toEqual([{ token: 'abc', newPassword: 'secreto' }]);
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('abc');
  },
};
export const Done: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(await canvas.findByRole('heading', { name: 'Contraseña cambiada' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};
// Proves account: Another user's link while signed in
export const SomebodyElseIsSignedIn: Story = {
  tags: ['state:default', 'state:success'],
  parameters: {
    state: signedIn(),
    msw: {
      handlers: [
        answered,
        http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })),
      ],
    },
  },
  render: () => (
    <>
      <ResetPasswordPage />
      <Address />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Este enlace es de la cuenta nora@correo.example/)).toBeVisible();
    await submit(canvas, userEvent);
    await expect(await canvas.findByText(/Sigue abierta la sesión de Lucía Ferrán/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar sesión e iniciar otra' }));
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/login'));
  },
};
// Proves account: One's own link while signed in
/** The new password ends the current session. */
export const OwnLinkSignedIn: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn(),
    address: `/reset-password#token=abc&email=${buildUser().email}`,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/Este enlace es de la cuenta/)).toBeNull();
    await submit(canvas, userEvent);
    await expect(await canvas.findByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  },
};
// Proves account: The form names its account to password managers
/** Password managers read which account the password belongs to. */
export const NamesItsAccount: Story = {
  tags: ['no-photo'],
  play: async ({ canvasElement }) => {
    const account = canvasElement.querySelector('input[autocomplete="username"]');
    await expect(account).toHaveValue('nora@correo.example');
  },
};
export const PasswordsDiffer: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, 'secreto', 'secreta');
    await expect(await canvas.findByText('Las contraseñas no coinciden')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const PasswordTooShort: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, 'corta');
    await expect(
      await canvas.findByText('La contraseña debe tener al menos 6 caracteres'),
    ).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const MissingFields: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar contraseña' }));
    await expect(await canvas.findByText('Escribe una contraseña')).toBeVisible();
    await expect(canvas.getByText('Repite la contraseña')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const PasswordTooLong: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Nueva contraseña'));
    await userEvent.paste('secreto'.repeat(40));
    await submit(canvas, userEvent);
    await expect(await canvas.findByText('La contraseña es demasiado larga')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: { msw: { handlers: [http.post(path, () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Guardando...' })).toBeVisible();
  },
};
const asksAgain: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { name: 'Este enlace ya no sirve' }),
  ).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  await expect(canvas.queryByRole('button', { name: 'Guardar contraseña' })).toBeNull();
};
export const TokenMissing: Story = {
  tags: ['state:not-found'],
  parameters: { address: '/reset-password' },
  play: asksAgain,
};
export const TokenExpired: Story = {
  tags: ['state:not-found'],
  parameters: { msw: { handlers: [failed(deadLink, 400)] } },
  play: async (context) => {
    await submit(context.canvas, context.userEvent);
    await asksAgain(context);
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.error())] } },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(await canvas.findByText('Error al cambiar la contraseña')).toBeVisible();
    await expect(canvas.getByLabelText('Nueva contraseña')).toHaveValue('secreto');
  },
};
const longSentence =
  'El servidor no puede guardar contraseñas ahora mismo porque está haciendo una copia de todo lo que guarda; vuelve a intentarlo dentro de unos minutos, por favor.';
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: { msw: { handlers: [failed({ code: 'server', error: longSentence }, 503)] } },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, 'secreto'.repeat(10));
    await expect(await canvas.findByText(longSentence)).toBeVisible();
  },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
