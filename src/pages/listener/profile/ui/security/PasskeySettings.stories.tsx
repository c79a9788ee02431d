import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { Passkey } from '@/shared/contract/passkey.ts';
import { PasskeySettings } from './PasskeySettings';

const path = '*/api/user/passkeys';
const createdAt = '2026-11-02T10:00:00.000Z';
const laptop: Passkey = {
  id: 'one',
  name: 'Portátil',
  createdAt,
  lastUsedAt: '2026-11-20T19:40:00.000Z',
};
const phone: Passkey = { id: 'two', name: 'Teléfono', createdAt, lastUsedAt: null };

const answer = (passkeys: Passkey[]) => http.get(path, () => HttpResponse.json({ passkeys }));
const refusal = 'Es tu única forma de entrar. Crea antes una contraseña u otra llave de acceso.';
const quiet = () => {
  spyOn(console, 'warn').mockImplementation(() => {});
};

const meta = {
  title: 'Music/Account/Passkeys',
  component: PasskeySettings,
  parameters: {
    address: '/profile?tab=security',
    state: signedIn(),
    msw: [
      answer([laptop, phone]),
      http.delete(`${path}/*`, () => new HttpResponse(null, { status: 204 })),
    ],
  },
} satisfies Meta<typeof PasskeySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const remove = { name: 'Quitar la llave Portátil' };
const add = { name: 'Añadir llave de acceso' };

export const Several: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Portátil')).toBeVisible();
    await expect(canvas.getByText(/^Sin usar todavía/)).toBeVisible();
  },
};
export const None: Story = { tags: ['state:empty'], parameters: { msw: [answer([])] } };
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: { msw: [answer([{ ...laptop, name: 'Portátil de la oficina '.repeat(3) }])] },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
};
export const WithoutName: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', add));
    await expect(await canvas.findByText('Escribe un nombre para la llave')).toBeVisible();
  },
};
export const Removed: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', remove));
    await expect(await canvas.findByText('Llave de acceso quitada')).toBeVisible();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [answer([laptop]), http.post(`${path}/options`, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nombre de la llave'), 'Tableta');
    await userEvent.click(canvas.getByRole('button', add));
  },
};
export const LastWay: Story = {
  tags: ['state:failed'],
  beforeEach: quiet,
  parameters: {
    msw: [
      answer([laptop]),
      http.delete(`${path}/*`, () =>
        HttpResponse.json({ code: 'invalid', error: refusal }, { status: 422 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', remove));
    await expect(await canvas.findByText(refusal)).toBeVisible();
  },
};
