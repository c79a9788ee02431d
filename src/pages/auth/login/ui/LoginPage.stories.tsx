import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { findsText } from '@/shared/testing';
import { LoginPage } from './LoginPage';

const answer = (status: number, code: string, error: string) =>
  http.post('*/api/auth/login', () => HttpResponse.json({ code, error }, { status }));

const withDemo = (state: 'off' | 'elsewhere') => () => {
  document.documentElement.dataset['demo'] = state;
  return () => {
    document.documentElement.dataset['demo'] = 'on';
  };
};
const withoutDemo = withDemo('off');

const meta = {
  title: 'Screens/Sign in/Login (iniciar sesión)',
  component: LoginPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/login',
    msw: { handlers: [answer(401, 'unauthorized', 'Email o contraseña incorrectos.')] },
  },
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves account: Demo: prefilled login and its box
export const DemoMode: Story = {
  tags: ['state:default', 'state:visitor', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('oyente@demo.tonada.example');
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('tonada-demo');
    const box = canvas.getByRole('complementary', { name: 'Cuenta de demostración' });
    await expect(box).toHaveTextContent('oyente@demo.tonada.example');
    await expect(box).toHaveTextContent('tonada-demo');
  },
};
// Proves account: Elsewhere: the login's message
/** The demo is on, but the browser is on another machine. */
export const DemoElsewhere: Story = {
  beforeEach: withDemo('elsewhere'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('TONADA_DEMO=public');
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: 'Continuar con Google' })).toBeNull();
  },
};
export const PasswordShown: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Contraseña');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Mostrar contraseña' })[0] ?? field,
    );
    await expect(canvas.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  },
};
export const OtherWays: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    for (const name of ['Google', 'Facebook', 'Apple']) {
      await expect(canvas.getByRole('button', { name: `Continuar con ${name}` })).toBeVisible();
    }
    for (const [name, href] of [
      ['¿Olvidaste tu contraseña?', '/forgot-password'],
      ['Regístrate', '/register'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};
export const Expired: Story = {
  parameters: { state: { signInPrompt: { action: 'expired' } } },
  play: findsText(/^Tu sesión caducó\. Al entrar/),
};
// Proves account: The message then
export const SessionNotChecked: Story = {
  parameters: { state: { signInPrompt: { action: 'unreachable' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No pudimos conectar con Tonada para/)).toBeVisible();
    await expect(canvas.queryByText(/^Tu sesión caducó/)).toBeNull();
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: '[type="submit"]' } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Contraseña'));
    await expect(canvas.getByLabelText('Contraseña')).toHaveFocus();
  },
};
export const WithoutDemoMode: Story = {
  beforeEach: withoutDemo,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('');
    await expect(canvas.queryByText('Cuenta de demostración')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Continuar con Google' })).toBeNull();
  },
};
const withHouse = (name: string) => () => {
  document.documentElement.dataset['house'] = name;
  return () => {
    delete document.documentElement.dataset['house'];
  };
};
// Proves account: House: one button
export const OfTheHouse: Story = {
  tags: ['state:failed', 'state:narrow'],
  parameters: { address: '/login?oidc=denied' },
  beforeEach: withHouse('Radio Faro'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Entrar con Radio Faro' })).toHaveAttribute(
      'href',
      '/api/auth/oidc/start',
    );
    await expect(canvas.getByText(/^No diste permiso en Radio Faro/)).toBeVisible();
  },
};
const finishing = { address: '/login#oidc=abc' };
const answersHouse = (body: object, status = 200) => ({
  ...finishing,
  msw: { handlers: [http.post('*/api/auth/oidc', () => HttpResponse.json(body, { status }))] },
});
// Proves account: House: a new person
export const NewOfTheHouse: Story = {
  tags: ['state:empty'],
  loaders: [() => import('./FinishSignIn')],
  beforeEach: withHouse('Radio Faro'),
  parameters: answersHouse(
    {
      code: 'invalid',
      error: 'Vas a crear tu cuenta con nora@example.com.',
      fields: { dateOfBirth: 'Escribe una fecha válida.' },
    },
    400,
  ),
  play: findsText(/Vas a crear tu cuenta con nora@example\.com/),
};
export const RefusedOfTheHouse: Story = {
  tags: ['state:failed'],
  loaders: [() => import('./FinishSignIn')],
  beforeEach: withHouse('Radio Faro'),
  parameters: answersHouse({ code: 'forbidden', error: 'Ya hay una cuenta con tu email.' }, 403),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ya hay una cuenta con tu email.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
    await expect(await canvas.findByLabelText('Email')).toBeVisible();
  },
};
// Proves account: House: linked by hand
export const LinksTheHouse: Story = {
  tags: ['state:listener'],
  loaders: [() => import('./FinishSignIn')],
  beforeEach: withHouse('Radio Faro'),
  parameters: { ...finishing, state: signedIn() },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Vincular' })).toBeVisible(),
};
// Proves account: Login: required fields
export const MissingFields: Story = {
  tags: ['state:invalid'],
  beforeEach: withoutDemo,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByText('Escribe tu email')).toBeVisible();
    await expect(canvas.getByText('Escribe tu contraseña')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
let log: ReturnType<typeof spyOn>;
const watchLog = () => {
  log = spyOn(console, 'warn').mockImplementation(() => {});
};

export const WrongCredentials: Story = {
  tags: ['state:failed'],
  beforeEach: watchLog,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(
      await canvas.findByText(
        'Email o contraseña incorrectos. Usa: oyente@demo.tonada.example / tonada-demo',
      ),
    ).toBeVisible();
    const why = { kind: 'unauthorized', message: 'Email o contraseña incorrectos.' };
    await expect(log).toHaveBeenCalledWith('[tonada] login', why);
  },
};
export const WrongCredentialsWithoutDemoMode: Story = {
  tags: ['state:failed', 'no-photo'],
  beforeEach: withoutDemo,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'alma@ejemplo.example');
    await userEvent.type(canvas.getByLabelText('Contraseña'), 'no-es-esta');
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByText('Email o contraseña incorrectos.')).toBeVisible();
  },
};
export const Unreachable: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.post('*/api/auth/login', () => HttpResponse.error())] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(
      await canvas.findByText(
        'No pudimos conectar con Tonada. Revisa tu conexión e inténtalo de nuevo.',
      ),
    ).toBeVisible();
  },
};
/** A server failure must not look like a wrong password. */
export const ServerFailed: Story = {
  parameters: { msw: { handlers: [answer(500, 'server', 'Algo falló de nuestro lado.')] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByText('Algo falló de nuestro lado.')).toBeVisible();
  },
};

export const TooManyAttempts: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: { handlers: [answer(429, 'too-many-requests', 'Demasiados intentos. Espera un minuto.')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByText('Demasiados intentos. Espera un minuto.')).toBeVisible();
  },
};
export const AsksForCode: Story = {
  tags: ['no-photo'],
  loaders: [() => import('@/features/enter-code')],
  parameters: {
    msw: { handlers: [http.post('*/api/auth/login', () => HttpResponse.json({ codeToken: 'c' }))] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByLabelText('Código')).toBeVisible();
    await expect(canvas.queryByLabelText('Contraseña')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Volver' }));
    await expect(await canvas.findByLabelText('Contraseña')).toBeVisible();
  },
};
export const PasskeyFailed: Story = {
  tags: ['no-photo'],
  beforeEach: watchLog,
  parameters: {
    msw: { handlers: [http.post('*/api/auth/passkey/options', () => HttpResponse.error())] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar con llave de acceso' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
/** An authenticator without a key, or a dialog that was closed. */
export const PasskeyUnused: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    const get = spyOn(navigator.credentials, 'get');
    get.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    return () => get.mockRestore();
  },
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/auth/passkey/options', () => HttpResponse.json({ challenge: 'AAAA' })),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar con llave de acceso' }));
    await expect(await canvas.findByText(/No se ha usado ninguna llave/)).toBeVisible();
  },
};
const longEmail = `${'direccion-larguisima.'.repeat(5)}oyente@demo.tonada.example`;
const longSentence =
  'El servidor no puede atenderte ahora mismo porque está haciendo una copia de todo lo que guarda; vuelve a intentarlo dentro de unos minutos, por favor.';
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: { msw: { handlers: [answer(429, 'too-many-requests', longSentence)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Email'));
    await userEvent.type(canvas.getByLabelText('Email'), longEmail);
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByText(longSentence)).toBeVisible();
  },
};
// Proves account: 'Iniciando sesión...'
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: { msw: { handlers: [http.post('*/api/auth/login', () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByRole('button', { name: 'Iniciando sesión...' })).toBeVisible();
  },
};
export const AnswerWithoutToken: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [http.post('*/api/auth/login', () => HttpResponse.json({ user: buildUser() }))],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await expect(await canvas.findByText(/Email o contraseña incorrectos/)).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};
export const RemembersTheEmail: Story = {
  tags: ['state:success', 'no-photo'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/auth/login', () => HttpResponse.json({ token: 't', user: buildUser() })),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Recuérdame'));
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() =>
      expect(localStorage.getItem('remembered-email')).toBe('"oyente@demo.tonada.example"'),
    );
    await expect(JSON.stringify({ ...localStorage })).not.toContain('tonada-demo');
  },
};
