import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { asVisitor, buildUser, signedIn } from '@/entities/session/index.testing';
import type { Invitation } from '@/shared/contract/family.ts';
import { findsRole } from '@/shared/testing';
import { JoinFamilyPage } from './JoinFamilyPage';

const path = '*/api/family/invitation';
const found = (changes: Partial<Invitation> = {}) =>
  http.post(path, () =>
    HttpResponse.json({ payer: 'Alma Ríos', state: 'open', hasOwnPlan: false, ...changes }),
  );
const member = buildUser({ family: { payer: 'Alma Ríos', until: null } });
const joined = http.post('*/api/family/members', () => HttpResponse.json(member));

const meta = {
  title: 'Screens/Sign in/Join a family (invitación a una familia)',
  component: JoinFamilyPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/family#token=abc',
    state: signedIn(),
    msw: { handlers: [found(), joined] },
  },
} satisfies Meta<typeof JoinFamilyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = (state: Invitation['state'], title: string): Story => ({
  tags: ['state:variants'],
  parameters: { msw: { handlers: [found({ state })] } },
  play: findsRole('heading', { name: title }),
});

// Proves plans: An invitation says who invites, to visitors too
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: findsRole('heading', { name: 'Alma Ríos te invita a su familia' }),
};
export const Joined: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unirme a la familia' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Ya estás en la familia de Alma Ríos' }),
    ).toBeVisible();
  },
};
export const OwnPlan: Story = {
  tags: ['state:variants'],
  parameters: {
    state: signedIn({ subscriptionType: 'premium' }),
    msw: { handlers: [found({ hasOwnPlan: true }), joined] },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^Ya pagas un plan propio/)).toBeVisible(),
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: findsRole('link', { name: 'Crear cuenta' }),
};
export const Full = closed('full', 'La familia de Alma Ríos está completa');
export const Paused = closed('paused', 'La familia de Alma Ríos está en pausa');
export const Own = closed('own', 'Esta es tu familia');
export const Already = closed('joined', 'Ya estás en la familia de Alma Ríos');
export const InAnother = closed('elsewhere', 'Ya estás en otra familia');
export const PaysFamily = closed('paying', 'Tienes tu propio plan Family');
export const OtherAddress = closed('address', 'La invitación es para otra cuenta');
export const Expired: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: {
      handlers: [
        http.post(path, () =>
          HttpResponse.json({ code: 'not-found', error: 'Caducó.' }, { status: 404 }),
        ),
      ],
    },
  },
  play: findsRole('heading', { name: 'Esta invitación ya no sirve' }),
};
export const NoLink: Story = {
  tags: ['state:empty'],
  parameters: { address: '/family' },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.post(path, () => delay('infinite'))] } },
};
export const Unreachable: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.post(path, () => HttpResponse.error())] } },
};
export const NotJoined: Story = {
  tags: ['state:failed', 'state:long-text'],
  parameters: {
    msw: {
      handlers: [
        found({ payer: 'María de los Ángeles Fernández de Córdoba y Álvarez de Toledo' }),
        http.post('*/api/family/members', () =>
          HttpResponse.json(
            { code: 'duplicate', error: 'Esta familia ya está completa: son 6 cuentas.' },
            { status: 409 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unirme a la familia' }));
    await expect(await canvas.findByText(/^Esta familia ya está completa/)).toBeVisible();
  },
};
