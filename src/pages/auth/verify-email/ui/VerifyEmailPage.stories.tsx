import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { asVisitor, buildUser, signedIn } from '@/entities/session/index.testing';
import { findsRole } from '@/shared/testing';
import { VerifyEmailPage } from './VerifyEmailPage';

const path = '*/api/auth/verify-email';
const answered = (purpose: string) =>
  http.post(path, () =>
    HttpResponse.json({ purpose, email: 'nora@correo.example', user: buildUser() }),
  );

const meta = {
  title: 'Screens/Sign in/Verify email (confirma tu email)',
  component: VerifyEmailPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/verify-email#token=abc&for=address',
    state: signedIn(),
    msw: { handlers: [answered('address')] },
  },
} satisfies Meta<typeof VerifyEmailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default', 'state:narrow'] };
// Proves account: The page of an emailed link
export const Confirmed: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar email' }));
    await expect(await canvas.findByRole('heading', { name: 'Email confirmado' })).toBeVisible();
  },
};
export const Changed: Story = {
  tags: ['state:success'],
  parameters: {
    address: '/verify-email#token=abc&for=staff-change',
    state: asVisitor,
    msw: { handlers: [answered('change')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar email' }));
    await expect(await canvas.findByText(/nora@correo\.example/)).toBeVisible();
  },
};
export const Offer: Story = {
  tags: ['state:default', 'state:success'],
  parameters: {
    address: '/verify-email#token=abc&for=offer',
    msw: { handlers: [answered('offer')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recibir la oferta' }));
    await expect(await canvas.findByRole('link', { name: 'Ver la oferta' })).toHaveAttribute(
      'href',
      '/spotify-for-artists',
    );
  },
};
// Proves plans: An email at a school proves a student
export const AtSchool: Story = {
  tags: ['state:success'],
  parameters: {
    address: '/verify-email#token=abc&for=student',
    msw: { handlers: [answered('student')] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar email' }));
    await expect(await canvas.findByRole('link', { name: 'Ver los planes' })).toHaveAttribute(
      'href',
      '/profile?tab=subscription',
    );
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: findsRole('link', { name: 'Iniciar sesión' }),
};
export const OfferToVisitor: Story = {
  tags: ['state:visitor'],
  parameters: { address: '/verify-email#token=abc&for=offer', state: asVisitor },
  play: findsRole('link', { name: 'Crear cuenta' }),
};
export const NoLink: Story = {
  tags: ['state:not-found'],
  parameters: { address: '/verify-email' },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: { msw: { handlers: [http.post(path, () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: 'Confirmar email' })),
};
const longSentence =
  'Este enlace es de otra cuenta, que quizá tiene otra persona de tu casa o de tu equipo: inicia sesión con ella y vuelve a abrirlo desde el email que recibiste.';
export const Failed: Story = {
  tags: ['state:failed', 'state:long-text'],
  parameters: {
    msw: {
      handlers: [
        http.post(path, () =>
          HttpResponse.json({ code: 'forbidden', error: longSentence }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmar email' }));
    await expect(await canvas.findByText(longSentence)).toBeVisible();
  },
};
