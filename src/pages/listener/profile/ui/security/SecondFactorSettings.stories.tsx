import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { findsText } from '@/shared/testing';
import { SecondFactorSettings } from './SecondFactorSettings';

const path = '*/api/user/second-factor';
const codes = ['mzxw-6ytb-oi3d-gm2a-nbsw-y3dp', 'mzxw-6ytb-oi3d-gm2b-nbsw-y3dp'];
const wrong = 'El código no es correcto o ya se usó.';

const state = (isOn: boolean) =>
  http.get(path, () => HttpResponse.json({ isOn, recoveryCodesLeft: isOn ? 8 : 0 }));

const meta = {
  title: 'Music/Account/Second factor',
  component: SecondFactorSettings,
  parameters: {
    address: '/profile?tab=security',
    state: signedIn(),
    msw: [
      state(true),
      http.post(`${path}/recovery-codes`, () => HttpResponse.json({ recoveryCodes: codes })),
      http.delete(path, () =>
        HttpResponse.json({ code: 'invalid', error: wrong }, { status: 400 }),
      ),
    ],
  },
} satisfies Meta<typeof SecondFactorSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const renew = { name: 'Crear códigos de recuperación nuevos' };
const remove = { name: 'Desactivar' };

export const On: Story = {
  tags: ['state:default', 'state:narrow'],
  play: findsText(/Te quedan 8 códigos/),
};
export const Off: Story = {
  parameters: { msw: [state(false)] },
  play: async ({ canvas }) => {
    const begin = { name: 'Configurar verificación en dos pasos' };
    await expect(await canvas.findByRole('button', begin)).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
};
export const Asked: Story = {
  tags: ['state:open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', remove));
    await expect(await canvas.findByLabelText('Código')).toBeVisible();
  },
};
export const Renewed: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', renew));
    await userEvent.type(await canvas.findByLabelText('Código'), '123456');
    await userEvent.click(canvas.getByRole('button', renew));
    await expect(await canvas.findByText('mzxw-6ytb-oi3d-gm2a-nbsw-y3dp')).toBeVisible();
  },
};
export const Refused: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', remove));
    await userEvent.type(await canvas.findByLabelText('Código'), '123456');
    await userEvent.click(canvas.getByRole('button', remove));
    await expect(await canvas.findByText(wrong)).toBeVisible();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [state(true), http.delete(path, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', remove));
    await userEvent.type(await canvas.findByLabelText('Código'), '123456');
    await userEvent.click(canvas.getByRole('button', remove));
  },
};
