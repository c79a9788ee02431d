import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import type { EmailState } from '@/shared/contract/email-proof.ts';
import { signedIn } from '@/entities/session/index.testing';
import { findsText } from '@/shared/testing';
import { EmailSettings } from './EmailSettings';

const state: EmailState = {
  email: 'lucia@correo.example',
  isVerified: false,
  pending: null,
  canSend: true,
};
const answers = (changes: Partial<EmailState> = {}) =>
  http.get('*/api/user/email', () => HttpResponse.json({ ...state, ...changes }));
const requested = http.post(
  '*/api/user/email/verification',
  () => new HttpResponse(null, { status: 204 }),
);

/** A server that keeps a requested email as pending. */
function changing() {
  let pending: string | null = null;
  return [
    http.get('*/api/user/email', () => HttpResponse.json({ ...state, pending })),
    http.put('*/api/user/email', () => {
      pending = 'nueva@correo.example';
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}

const meta = {
  title: 'Music/Account/Email',
  component: EmailSettings,
  parameters: {
    address: '/profile?tab=security',
    state: signedIn(),
    msw: { handlers: [answers(), requested] },
  },
} satisfies Meta<typeof EmailSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unverified: Story = {
  tags: ['state:default'],
  play: findsText(/todavía no está confirmado/),
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Verified: Story = {
  tags: ['state:variants'],
  parameters: { msw: { handlers: [answers({ isVerified: true })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cambiar email' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enviar enlace' })).toBeNull();
  },
};
export const Pending: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: { handlers: [answers({ isVerified: true, pending: 'nueva@correo.example' })] },
  },
  play: findsText(/nueva@correo\.example/),
};
export const WithoutMails: Story = {
  tags: ['state:variants'],
  parameters: { msw: { handlers: [answers({ canSend: false })] } },
  play: findsText(/no puede enviar emails/),
};
export const Sent: Story = {
  tags: ['state:success', 'no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar enlace' }));
    await expect(await canvas.findByText('Te enviamos un enlace.')).toBeVisible();
  },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: {
      handlers: [answers(), http.post('*/api/user/email/verification', () => delay('infinite'))],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar enlace' }));
  },
};
export const Failed: Story = {
  tags: ['state:failed', 'no-photo'],
  parameters: {
    msw: {
      handlers: [answers(), http.post('*/api/user/email/verification', () => HttpResponse.error())],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enviar enlace' }));
    await expect(await canvas.findByText('Error al enviar el enlace.')).toBeVisible();
  },
};
export const Changing: Story = {
  tags: ['state:open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar email' }));
    await expect(await canvas.findByLabelText('Nuevo email')).toBeVisible();
  },
};
// Proves account: The settings show it
export const Changed: Story = {
  tags: ['state:success', 'no-photo'],
  parameters: { msw: { handlers: changing() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cambiar email' }));
    await userEvent.type(await canvas.findByLabelText('Nuevo email'), 'nueva@correo.example');
    await userEvent.type(canvas.getByLabelText('Tu contraseña'), 'tres tristes tigres');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Tu email será nueva@correo\.example/)).toBeVisible();
  },
};
