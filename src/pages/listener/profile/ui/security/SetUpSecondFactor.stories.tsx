import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { SetUpSecondFactor } from './SetUpSecondFactor';

const path = '*/api/user/second-factor';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const address = `otpauth://totp/Tonada:oyente@demo.tonada.example?secret=${secret}&issuer=Tonada`;
const wrong = 'El código no es correcto o ya se usó.';
const started = http.post(path, () => HttpResponse.json({ secret, address }));
const begin = { name: 'Configurar verificación en dos pasos' };

const meta = {
  title: 'Music/Account/Second factor setup',
  component: SetUpSecondFactor,
  args: { onCodes: fn() },
  loaders: [() => import('./QrCode')],
  parameters: {
    address: '/profile?tab=security',
    state: signedIn(),
    msw: [
      started,
      http.post(`${path}/confirmation`, () => HttpResponse.json({ recoveryCodes: ['mzxw-6ytb'] })),
    ],
  },
} satisfies Meta<typeof SetUpSecondFactor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default'] };
export const Begun: Story = {
  tags: ['state:open', 'state:narrow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', begin));
    await expect(await canvas.findByText(secret)).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: /Código QR/ })).toBeVisible();
  },
};
export const Confirmed: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', begin));
    await userEvent.type(await canvas.findByLabelText('Código'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Activar' }));
    await waitFor(() => expect(args.onCodes).toHaveBeenCalledWith(['mzxw-6ytb']));
  },
};
export const Wrong: Story = {
  tags: ['state:invalid'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    msw: [
      started,
      http.post(`${path}/confirmation`, () =>
        HttpResponse.json({ code: 'invalid', error: wrong }, { status: 400 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', begin));
    await userEvent.type(await canvas.findByLabelText('Código'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Activar' }));
    await expect(await canvas.findByText(wrong)).toBeVisible();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.post(path, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', begin)),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.post(path, () => HttpResponse.json({}, { status: 500 }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', begin));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
