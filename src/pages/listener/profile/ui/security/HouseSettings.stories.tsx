import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { findsRole } from '@/shared/testing';
import { HouseSettings } from './HouseSettings';

const path = '*/api/auth/oidc/link';
const answer = (linkedAt: string | null) => http.get(path, () => HttpResponse.json({ linkedAt }));
const linked = answer('2026-11-02T10:00:00.000Z');
const refusal = 'Es tu única forma de entrar. Crea antes una contraseña u otra llave de acceso.';

const meta = {
  title: 'Music/Account/Identity of the house',
  component: HouseSettings,
  parameters: {
    address: '/profile?tab=security',
    state: signedIn(),
    msw: [linked, http.delete(path, () => new HttpResponse(null, { status: 204 }))],
  },
  beforeEach: () => {
    document.documentElement.dataset['house'] = 'Radio Faro';
    return () => {
      delete document.documentElement.dataset['house'];
    };
  },
} satisfies Meta<typeof HouseSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Linked: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar' }));
    await expect(await canvas.findByText('Identidad quitada')).toBeVisible();
  },
};
export const NotLinked: Story = {
  tags: ['state:empty'],
  parameters: { msw: [answer(null)] },
  play: findsRole('link', { name: 'Vincular con Radio Faro' }),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
};
export const OnlyWay: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    msw: [
      linked,
      http.delete(path, () =>
        HttpResponse.json({ code: 'invalid', error: refusal }, { status: 422 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar' }));
    await expect(await canvas.findByText(refusal)).toBeVisible();
  },
};
