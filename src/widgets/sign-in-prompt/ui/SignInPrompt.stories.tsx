import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { GatedAction } from '@/entities/session';
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
  // It is fetched when it is first shown.
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
    // What a free account has is not sold as Premium.
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
/** Nobody could be asked whose session it is. */
export const Unreachable: Story = {
  tags: ['state:variants'],
  parameters: asking('unreachable'),
  play: async () => {
    await screen.findByRole('dialog', { name: 'No pudimos conectar con Tonada' });
    await expect(screen.getByText(/^No pudimos comprobar tu sesión\./)).toBeVisible();
    await expect(screen.getAllByRole('link', { name: 'Iniciar sesión' })).toHaveLength(1);
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
