import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { DemandedFactorPage } from './DemandedFactorPage';

const factorPath = '*/api/user/second-factor';
const passkeyPath = '*/api/user/passkeys';
const passkey = {
  id: 'one',
  name: 'Portátil',
  createdAt: '2026-11-02T10:00:00.000Z',
  lastUsedAt: null,
};

const factor = (isOn: boolean) =>
  http.get(factorPath, () => HttpResponse.json({ isOn, recoveryCodesLeft: isOn ? 10 : 0 }));
const passkeys = (...all: (typeof passkey)[]) =>
  http.get(passkeyPath, () => HttpResponse.json({ passkeys: all }));

const meta = {
  title: 'Screens/Listener/Demanded factor',
  component: DemandedFactorPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    state: signedIn({ role: 'admin' }),
    msw: [factor(false), passkeys()],
  },
} satisfies Meta<typeof DemandedFactorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const begin = { name: 'Configurar verificación en dos pasos' };
const go = { name: 'Seguir' };

// Proves account: Required: the page
export const Demanded: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const title = { name: 'Protege tu cuenta para seguir', level: 1 };
    await expect(canvas.getByRole('heading', title)).toBeVisible();
    await expect(await canvas.findByRole('button', begin)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await expect(canvas.queryByRole('button', go)).toBeNull();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: [
      http.get(factorPath, () => delay('infinite')),
      http.get(passkeyPath, () => delay('infinite')),
    ],
  },
};
/** Either factor is enough. */
export const Added: Story = {
  tags: ['state:success'],
  parameters: { msw: [factor(false), passkeys(passkey)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', go)).toBeVisible();
    await expect(canvas.getByText('Listo: tu cuenta está protegida.')).toBeVisible();
  },
};
/** The recovery codes stay until the person confirms them. */
export const SetUp: Story = {
  tags: ['state:open'],
  parameters: {
    msw: [
      passkeys(),
      factor(false),
      http.post(factorPath, () =>
        HttpResponse.json({ secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Tonada' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', begin));
    await expect(await canvas.findByLabelText('Código')).toBeVisible();
    await expect(canvas.queryByRole('button', go)).toBeNull();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    msw: [
      http.get(factorPath, () => HttpResponse.json({ code: 'server', error: '' }, { status: 500 })),
      passkeys(),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Reintentar/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
};
