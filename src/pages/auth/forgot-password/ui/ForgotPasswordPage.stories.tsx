import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, type userEvent as UserEvent, type within } from 'storybook/test';
import { ForgotPasswordPage } from './ForgotPasswordPage';

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>;
type User = Pick<ReturnType<(typeof UserEvent)['setup']>, 'type' | 'dblClick'>;

let sent: unknown[] = [];

const path = '*/api/auth/forgot-password';
const message =
  'Si hay una cuenta con ese email, te enviaremos un enlace para crear una contraseña nueva. Caduca en 60 minutos.';
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
  title: 'Screens/Sign in/Forgot password (recupera tu contraseña)',
  component: ForgotPasswordPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/forgot-password',
    msw: { handlers: [answered] },
  },
  beforeEach: () => {
    sent = [];
  },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default', 'state:visitor'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.queryByRole('button', { name: 'Continuar con Google' })).toBeNull();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const EmailMissing: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, '   ');
    await expect(await canvas.findByText('Escribe tu email')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(sent).toEqual([]);
  },
};
export const NotAnEmail: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, 'oyente');
    await expect(await canvas.findByText('Escribe un email como nombre@ejemplo.com')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
export const Sent: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, ' oyente@demo.tonada.example ');
    await expect(await canvas.findByRole('heading', { name: 'Email enviado' })).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(message);
    await expect(sent).toEqual([{ email: 'oyente@demo.tonada.example' }]);
    await expect(canvas.getByRole('link', { name: 'Volver a iniciar sesión' })).toBeVisible();
  },
};
export const SentNarrow: Story = {
  ...Sent,
  tags: ['state:success', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const SentAndAskedAgain: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar a otro email' }));
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
  },
};
/** A quick answer puts another button under the second press of a double click. */
export const PressedTwice: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    const again = await canvas.findByRole('button', { name: 'Enviar a otro email' });
    await fireEvent.click(again, { detail: 2 });
    await expect(canvas.getByRole('heading', { name: 'Email enviado' })).toBeVisible();
  },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: { msw: { handlers: [http.post(path, () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Enviando...' })).toBeVisible();
  },
};
// Proves account: Failure with the server's words
export const FailedWithTheServersWords: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: { handlers: [failed({ code: 'server', error: 'El correo no sale ahora.' }, 503)] },
  },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('El correo no sale ahora.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('oyente@demo.tonada.example');
  },
};
// Proves account: Failure without
export const FailedWithoutWords: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.error())] } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('Error enviando email de recuperación')).toBeVisible();
  },
};
export const AnswerWithoutMessage: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.json({ ok: true }))] } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('Error enviando email de recuperación')).toBeVisible();
  },
};
export const EmailRefused: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: {
      handlers: [
        failed(
          {
            code: 'invalid',
            error: 'Revisa los datos e inténtalo de nuevo.',
            fields: { email: 'Escribe un email válido.' },
          },
          400,
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent);
    await expect(await canvas.findByText('Escribe un email válido.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
const longEmail = `${'direccion-larguisima.'.repeat(5)}oyente@demo.tonada.example`;
const longSentence =
  'El servidor no puede atenderte ahora mismo porque está haciendo una copia de todo lo que guarda; vuelve a intentarlo dentro de unos minutos, por favor.';
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: { msw: { handlers: [failed({ code: 'server', error: longSentence }, 503)] } },
  play: async ({ canvas, userEvent }) => {
    await ask(canvas, userEvent, longEmail);
    await expect(await canvas.findByText(longSentence)).toBeVisible();
  },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
