import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { OwnDataSettings } from './OwnDataSettings';

const url = '*/api/user/data-export';
const pending = {
  id: 'exp_1',
  state: 'pending',
  orderedAt: '2026-11-19T10:00:00.000Z',
  expiresAt: null,
  size: null,
};
const ready = {
  ...pending,
  state: 'ready',
  expiresAt: '2026-11-20T10:01:00.000Z',
  size: 1_258_291,
};

/** A server whose file is ready at the second look. */
function following() {
  let answer: typeof pending | typeof ready | null = null;
  return [
    http.get(url, () => {
      if (answer) answer = ready;
      return HttpResponse.json({ export: answer });
    }),
    http.post(url, () => {
      answer = pending;
      return HttpResponse.json({ export: pending }, { status: 202 });
    }),
  ];
}

const meta = {
  title: 'Music/Account/Own data',
  component: OwnDataSettings,
  args: { viewer: buildUser() },
  parameters: {
    address: '/profile?tab=privacy',
    state: signedIn(),
    msw: [http.get(url, () => HttpResponse.json({ export: null }))],
  },
} satisfies Meta<typeof OwnDataSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default', 'state:narrow'] };
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(url, () => delay('infinite'))] },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get(url, () => HttpResponse.json({}, { status: 500 }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Reintentar/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Eliminar cuenta' })).toBeVisible();
  },
};
export const Followed: Story = {
  tags: ['no-photo'],
  parameters: { msw: following() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir mis datos' }));
    await expect(await canvas.findByText(/^Estamos preparando tu archivo/)).toBeVisible();
    const save = await canvas.findByRole(
      'button',
      { name: 'Descargar mis datos' },
      { timeout: 10_000 },
    );
    await expect(save).toHaveFocus();
  },
};
export const Deleting: Story = {
  tags: ['state:open'],
  loaders: [() => import('./DeleteAccountDialog')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar cuenta' }));
    await expect(
      await screen.findByRole('alertdialog', { name: '¿Eliminar tu cuenta?' }),
    ).toBeVisible();
  },
};
