import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { HttpResponse, delay, http } from 'msw';
import type { GatedAction } from '@/entities/session';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { showFocus, showHover } from '@/shared/testing';
import { SignInPrompt } from './SignInPrompt';

const asking = (action: GatedAction) => ({ state: { signInPrompt: { action } } });

const meta = {
  title: 'Music/Account/Sign in prompt',
  component: SignInPrompt,
  parameters: {
    ...asking('like'),
    docs: { story: { inline: false, height: '520px' } },
    guide: {
      use: 'A visitor tried what needs an account. One per page; what asks for it goes through the account gate.',
      do: [
        'Say what the account is needed for: each action has its own title.',
        'Lead back to the same page after signing in.',
      ],
      dont: [
        'Show it without an action of the visitor.',
        'Use it for what a plan does not include.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through the ways to an account.' },
        { keys: 'Esc', effect: 'Closes it; nothing has happened.' },
      ],
    },
  },
  // Loads lazily.
  play: async () => {
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof SignInPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Like: Story = {
  tags: ['state:default', 'state:visitor'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Crea tu cuenta para guardar lo que te gusta');
    // Features of free accounts are not advertised as Premium.
    await expect(dialog).toHaveAccessibleDescription(
      /^Con una cuenta gratis tienes canciones completas/,
    );
    const benefits = within(dialog).getAllByRole('listitem');
    await expect(benefits.map(({ textContent }) => textContent)).toEqual([
      'Descargas para escuchar sin conexión',
      'Hasta 6 cuentas con Family',
      'La mitad de precio si estudias',
    ]);
    await expect(screen.getByRole('link', { name: 'Registrarse gratis' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};
export const Closed: Story = {
  tags: ['state:closed'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    await screen.findByRole('dialog');
    for (const link of screen.getAllByRole('link')) showHover(link);
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    showFocus(screen.getByRole('link', { name: 'Registrarse gratis' }));
  },
};
export const PreviewEnded: Story = {
  tags: ['state:variants'],
  parameters: asking('preview-ended'),
};
export const Create: Story = { tags: ['state:variants'], parameters: asking('create') };
export const Download: Story = { tags: ['state:variants'], parameters: asking('download') };
export const Follow: Story = { tags: ['state:variants'], parameters: asking('follow') };
export const Expired: Story = {
  tags: ['state:variants'],
  parameters: asking('expired'),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Tu sesión caducó' });
    await expect(screen.getAllByRole('link', { name: 'Iniciar sesión' })).toHaveLength(1);
  },
};
export const Unreachable: Story = {
  tags: ['state:variants'],
  parameters: asking('unreachable'),
  play: async () => {
    await screen.findByRole('dialog', { name: 'No pudimos conectar con Tonada' });
    await expect(screen.getByText(/^No pudimos comprobar tu sesión\./)).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Iniciar sesión' })).toHaveLength(1);
  },
};
/** The session expired; the page stays below. */
const interrupted = (action: GatedAction) => ({
  state: {
    session: { ...signedIn().session, isInterrupted: true },
    signInPrompt: { action },
  },
});
const answersLogin = (answer: () => Response) => ({
  msw: { handlers: [http.post('*/api/auth/login', answer)] },
});
const passwordIn = async () => {
  const dialog = await screen.findByRole('alertdialog');
  return within(dialog).getByLabelText('Contraseña');
};

// Proves account: The prompt
export const Resumed: Story = {
  tags: ['state:variants'],
  parameters: {
    ...interrupted('expired'),
    ...answersLogin(() => HttpResponse.json({ token: 'new', user: buildUser() })),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Tu sesión caducó' });
    await expect(dialog).toHaveAccessibleDescription(/lo que tienes en pantalla se queda/);
    await expect(within(dialog).getByLabelText('Email')).toHaveValue(buildUser().email);
    await userEvent.type(await passwordIn(), 'secreto{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const ResumedMissing: Story = {
  tags: ['state:invalid'],
  parameters: interrupted('expired'),
  play: async ({ userEvent }) => {
    await passwordIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Iniciar sesión' }));
    await expect(await screen.findByText('Escribe tu contraseña')).toBeVisible();
  },
};
export const ResumedPending: Story = {
  tags: ['state:pending'],
  parameters: {
    ...interrupted('expired'),
    msw: { handlers: [http.post('*/api/auth/login', () => delay('infinite'))] },
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await passwordIn(), 'secreto{Enter}');
    await expect(await screen.findByRole('button', { name: /Iniciar sesión/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
let log: ReturnType<typeof spyOn>;

export const Suspended: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    log = spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    ...interrupted('suspended'),
    ...answersLogin(() =>
      HttpResponse.json(
        { code: 'forbidden', error: 'Tu cuenta está suspendida.', reason: 'suspended' },
        { status: 403 },
      ),
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Tu cuenta está suspendida' });
    await expect(dialog).toHaveAccessibleDescription(/^Nada de lo que hiciste se pierde/);
    await userEvent.type(await passwordIn(), 'secreto{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Tu cuenta está suspendida.');
    await expect(log).toHaveBeenCalledWith(
      '[tonada] login',
      expect.objectContaining({ kind: 'forbidden' }),
    );
  },
};
export const GivenUp: Story = {
  tags: ['state:closed'],
  parameters: interrupted('expired'),
  play: async ({ userEvent }) => {
    await passwordIn();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
// Proves access: A removed right
/** An admin whose right was removed reads why, then leaves the page. */
export const RightTaken: Story = {
  tags: ['state:variants'],
  parameters: {
    state: { ...signedIn({ role: 'admin' }), signInPrompt: { action: 'right' } },
    msw: { handlers: [http.get('*/api/auth/me', () => HttpResponse.json(buildUser()))] },
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Tus permisos cambiaron' });
    await userEvent.click(await screen.findByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
/** Actions about money or rights ask for the password above the page. */
const proving = (respond: () => Response | Promise<Response>) => ({
  state: { ...signedIn({ role: 'admin' }), signInPrompt: { action: 'proof' as const } },
  msw: {
    handlers: [
      http.get('*/api/user/passkeys', () => HttpResponse.json({ passkeys: [] })),
      http.post('*/api/session/proof', respond),
    ],
  },
});
const proof = async () => screen.findByRole('alertdialog', { name: 'Confirma que eres tú' });
const refusing = (status: number, body: object) => () => HttpResponse.json(body, { status });

export const Proof: Story = {
  tags: ['state:variants'],
  parameters: proving(() => new HttpResponse(null, { status: 204 })),
  play: async ({ userEvent }) => {
    const dialog = within(await proof());
    await expect(dialog.getByLabelText('Email')).toHaveValue('oyente@demo.tonada.example');
    await userEvent.type(dialog.getByLabelText('Contraseña'), 'tonada-demo');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const ProofWithAnotherPassword: Story = {
  tags: ['state:invalid'],
  parameters: proving(
    refusing(400, {
      code: 'invalid',
      error: 'La contraseña no es correcta.',
      fields: { password: 'La contraseña no es correcta.' },
    }),
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await proof());
    const field = dialog.getByLabelText('Contraseña');
    await userEvent.type(field, 'otra{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription('La contraseña no es correcta.');
  },
};
export const ProofWithCode: Story = {
  tags: ['state:variants'],
  parameters: proving(
    refusing(400, {
      code: 'invalid',
      error: 'Escribe también el código de tu aplicación o uno de recuperación.',
      fields: { code: 'Escribe también el código de tu aplicación o uno de recuperación.' },
    }),
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await proof());
    await expect(dialog.queryByLabelText('Código')).toBeNull();
    await userEvent.type(dialog.getByLabelText('Contraseña'), 'tonada-demo{Enter}');
    const field = await dialog.findByLabelText('Código');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/^Escribe también el código/);
    // Only at its field.
    await expect(dialog.getAllByRole('alert')).toHaveLength(1);
  },
};
export const ProofTriedTooOften: Story = {
  tags: ['state:failed'],
  parameters: proving(
    refusing(429, {
      code: 'too-many-requests',
      error: 'Demasiados intentos seguidos. Espera un poco y vuelve a intentarlo.',
    }),
  ),
  play: async ({ userEvent }) => {
    const dialog = within(await proof());
    await userEvent.type(dialog.getByLabelText('Contraseña'), 'otra{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Demasiados intentos/);
  },
};
export const ProofCancelled: Story = {
  tags: ['state:closed'],
  parameters: proving(() => HttpResponse.error()),
  play: async ({ userEvent }) => {
    const dialog = within(await proof());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
/** Somebody with passkeys needs no password. */
const withPasskeys = (respond: () => Response | Promise<Response>) => ({
  ...proving(() => new HttpResponse(null, { status: 204 })),
  msw: {
    handlers: [
      http.get('*/api/user/passkeys', () =>
        HttpResponse.json({
          passkeys: [
            {
              id: 'one',
              name: 'Portátil',
              createdAt: '2026-11-02T10:00:00.000Z',
              lastUsedAt: null,
            },
          ],
        }),
      ),
      http.post('*/api/session/proof/passkey/options', () =>
        HttpResponse.json({ challenge: 'cmV0bw', rpId: 'localhost' }),
      ),
      http.post('*/api/session/proof/passkey', respond),
    ],
  },
});
const bytes = new ArrayBuffer(8);
/** The browser's answer for a chosen passkey. */
const chosen = {
  id: 'one',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    authenticatorData: bytes,
    clientDataJSON: bytes,
    signature: bytes,
    userHandle: bytes,
  },
  getClientExtensionResults: () => ({}),
};
const choosePasskey = () => {
  spyOn(navigator.credentials, 'get').mockImplementation(async () => chosen);
  log = spyOn(console, 'warn').mockImplementation(() => {});
};
const passkeyButton = async () =>
  within(await proof()).findByRole('button', { name: 'Usar llave de acceso' });

// Proves access: A proof by passkey
export const ProofByPasskey: Story = {
  tags: ['state:variants'],
  beforeEach: choosePasskey,
  parameters: withPasskeys(() => new HttpResponse(null, { status: 204 })),
  play: async ({ userEvent }) => {
    await userEvent.click(await passkeyButton());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const ProofByPasskeyFailed: Story = {
  tags: ['state:failed'],
  beforeEach: choosePasskey,
  parameters: withPasskeys(
    refusing(400, { code: 'invalid', error: 'No pudimos comprobar tu llave de acceso.' }),
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(await passkeyButton());
    await expect(await within(await proof()).findByRole('alert')).toHaveTextContent(
      'No pudimos comprobar tu llave de acceso.',
    );
    await expect(log).toHaveBeenCalledWith(
      '[tonada] prove with passkey',
      expect.objectContaining({ kind: 'invalid' }),
    );
  },
};
/** After leaving the browser's dialog the password still works. */
export const ProofByPasskeyLeft: Story = {
  tags: ['state:closed'],
  beforeEach: () => {
    spyOn(navigator.credentials, 'get').mockImplementation(() =>
      Promise.reject(new DOMException('left', 'NotAllowedError')),
    );
  },
  parameters: withPasskeys(() => HttpResponse.error()),
  play: async ({ userEvent }) => {
    const button = await passkeyButton();
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(await within(await proof()).findByRole('alert')).toHaveTextContent(/llave/);
  },
};
export const ProofByPasskeyNarrow: Story = {
  tags: ['state:narrow'],
  parameters: withPasskeys(() => new HttpResponse(null, { status: 204 })),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await passkeyButton();
  },
};
export const ProofNarrow: Story = {
  tags: ['state:narrow'],
  parameters: proving(() => new HttpResponse(null, { status: 204 })),
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await proof();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
