import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { Device } from '@/shared/contract/device.ts';
import { DeviceSettings } from './DeviceSettings';

const path = '*/api/session/devices';
const at = '2026-11-20T19:40:00.000Z';

const here: Device = {
  id: 'one',
  device: 'Firefox · Linux',
  createdAt: at,
  lastSeenAt: at,
  isCurrent: true,
};
const phone = { ...here, id: 'two', device: 'Safari · iPhone', isCurrent: false };
const unknown = { ...phone, id: 'three', device: '' };

const answer = (devices: Device[]) => http.get(path, () => HttpResponse.json({ devices }));
const done = () => new HttpResponse(null, { status: 204 });

const meta = {
  title: 'Music/Account/Devices',
  component: DeviceSettings,
  parameters: {
    address: '/profile?tab=security',
    state: signedIn(),
    msw: [answer([here, phone, unknown]), http.delete(path, done), http.delete(`${path}/*`, done)],
  },
} satisfies Meta<typeof DeviceSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const end = { name: 'Cerrar sesión en Safari · iPhone' };

// Proves account: Devices: on the screen
export const Several: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este dispositivo')).toBeVisible();
    await expect(canvas.getByText('Dispositivo desconocido')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const OnlyThis: Story = {
  parameters: { msw: [answer([here])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este dispositivo')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: { msw: [answer([here, { ...phone, device: 'Navegador '.repeat(12) }])] },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
};
export const Ended: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', end));
    await expect(await canvas.findByText('Sesión cerrada')).toBeVisible();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: [answer([here, phone]), http.delete(`${path}/*`, () => delay('infinite'))],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', end)),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [answer([here, phone]), http.delete(path, () => HttpResponse.json({}, { status: 500 }))],
  },
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar las demás sesiones' }));
    await expect(await canvas.findByText(/^Error al cerrar/)).toBeVisible();
  },
};
