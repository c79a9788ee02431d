import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import type { GatedAction } from '@/entities/session';
import { SignInPrompt } from './SignInPrompt';

const asking = (action: GatedAction) => ({ state: { signInPrompt: { action } } });

const meta = {
  title: 'Music/Account/Sign in prompt',
  component: SignInPrompt,
  parameters: asking('like'),
} satisfies Meta<typeof SignInPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Like: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Crea tu cuenta para guardar lo que te gusta');
    await expect(screen.getByRole('link', { name: 'Registrarse gratis' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
export const PreviewEnded: Story = { parameters: asking('preview-ended') };
export const Create: Story = { parameters: asking('create') };
export const Download: Story = { parameters: asking('download') };
export const Follow: Story = { parameters: asking('follow') };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
