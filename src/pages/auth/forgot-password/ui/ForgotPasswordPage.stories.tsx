import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, type userEvent as UserEvent, type within } from 'storybook/test';
import { ForgotPasswordPage } from './ForgotPasswordPage';

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>;
type User = Pick<ReturnType<(typeof UserEvent)['setup']>, 'type' | 'dblClick'>;

let sent: unknown[] = [];

const path = '*/api/auth/forgot-password';
const message =
  'Si hay una cuenta con ese correo, te enviamos un enlace para crear una contraseña nueva. Caduca en 60 minutos.';
const answered = http.post(path, async ({ request }) => {
  sent.push(await request.json());
  return HttpResponse.json({ message });
});
const failed = (body: object, status: number) =>
  http.post(path, () => HttpResponse.json(body, { status }));

async function ask(canvas: Canvas, user: User, email = 'oyente@demo.tonada.example') {
  if (email) await user.type(canvas.getByLabelText('Email'), email);
  await user.dblClick(canvas.getByRole('button', { name: 'Enviar enlace' }));
}

const meta = {
  title: 'Screens/Sign in/Forgot password',
  component: ForgotPasswordPage,
  parameters: { address: '/forgot-password', msw: { handlers: [answered] } },
  beforeEach: () => {
    sent = [];
  },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.queryByRole('button', { name: 'Continuar con Google' })).toBeNull();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const EmailMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, '   ');
    await expect(await canvas.findByText('Escribe tu email')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(sent).toEqual([]);
  },
};
export const NotAnEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, 'oyente');
    await expect(await canvas.findByText('Escribe un email como nombre@ejemplo.com')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, ' oyente@demo.tonada.example ');
    await expect(await canvas.findByRole('heading', { name: 'Email enviado' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(message);
    await expect(sent).toEqual([{ email: 'oyente@demo.tonada.example' }]);
    await expect(canvas.getByRole('link', { name: 'Volver a iniciar sesión' })).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { msw: { handlers: [http.post(path, () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Enviando...' })).toBeVisible();
  },
};
export const FailedWithTheServersWords: Story = {
  parameters: {
    msw: { handlers: [failed({ code: 'server', error: 'El correo no sale ahora.' }, 503)] },
  },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('El correo no sale ahora.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('oyente@demo.tonada.example');
  },
};
export const FailedWithoutWords: Story = {
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.error())] } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('Error enviando email de recuperación')).toBeVisible();
  },
};
export const AnswerWithoutMessage: Story = {
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.json({ ok: true }))] } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('Error enviando email de recuperación')).toBeVisible();
  },
};
export const EmailRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        failed(
          {
            code: 'invalid',
            error: 'Revisa los datos e inténtalo de nuevo.',
            fields: { email: 'Escribe un correo electrónico válido.' },
          },
          400,
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('Escribe un correo electrónico válido.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
