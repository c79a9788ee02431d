import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { SignInWithProvider } from './SignInWithProvider';

const meta = {
  title: 'Music/Account/Sign in with provider',
  component: SignInWithProvider,
  parameters: {
    msw: { handlers: [http.post('*/api/auth/google', () => HttpResponse.error())] },
    guide: {
      use: 'Further ways in, below the form of the sign-in pages; the demo mode alone shows them.',
      do: ['Put them below the form, after a line that says «o».'],
      dont: [
        'Put a mark of the provider on them: they are simulated.',
        'Make one of them stand out.',
      ],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Signs in with a made-up person of that provider.' },
      ],
    },
  },
} satisfies Meta<typeof SignInWithProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'state:narrow'] };
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: 'button:first-of-type' } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button:first-of-type' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continuar con Google' })).toHaveFocus();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: { handlers: [http.post('*/api/auth/google', () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Continuar con Google' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar con Google' }));
    await expect(await canvas.findByText(/No pudimos iniciar sesión/)).toBeVisible();
  },
};
