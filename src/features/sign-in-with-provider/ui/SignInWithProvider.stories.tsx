import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { SignInWithProvider } from './SignInWithProvider';

const meta = {
  title: 'Music/Account/Sign in with provider',
  component: SignInWithProvider,
  parameters: {
    msw: { handlers: [http.post('*/api/auth/google', () => HttpResponse.error())] },
  },
} satisfies Meta<typeof SignInWithProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar con Google' }));
    await expect(await canvas.findByText(/No pudimos iniciar sesión/)).toBeVisible();
  },
};
