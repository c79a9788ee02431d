import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { asVisitor } from '@/entities/session/index.testing';
import { UnsubscribePage } from './UnsubscribePage';

const path = '*/api/unsubscribe/:token';
const press = 'Dejar de recibirlas';

const meta = {
  title: 'Screens/Sign in/Unsubscribe (novedades por email)',
  component: UnsubscribePage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/unsubscribe#token=abc',
    state: asVisitor,
    msw: { handlers: [http.post(path, () => new HttpResponse(null, { status: 204 }))] },
  },
} satisfies Meta<typeof UnsubscribePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default', 'state:narrow'] };
// Proves notifications: The page of an email asks
export const Done: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: press }));
    await expect(
      await canvas.findByRole('heading', { name: 'No recibirás más novedades por email' }),
    ).toBeVisible();
  },
};
export const NoLink: Story = {
  tags: ['state:not-found'],
  parameters: { address: '/unsubscribe' },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: { msw: { handlers: [http.post(path, () => delay('infinite'))] } },
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: press })),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: { handlers: [http.post(path, () => HttpResponse.json({}, { status: 503 }))] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: press }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
