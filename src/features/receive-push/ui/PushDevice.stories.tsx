import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, spyOn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { defaultPreferences } from '@/shared/contract/preferences.ts';
import type { PushDeviceBody, PushState } from '@/shared/contract/push.ts';
import { browserPush, type PushSupport } from '../model/browser-push';
import { PushDevice } from './PushDevice';

const path = '*/api/user/push';
const key = 'B'.repeat(87);
const subscribed = { endpoint: 'https://push.example/1', keys: { p256dh: 'B', auth: 'A' } };

/** As the server keeps it. */
let device: PushState['device'] = null;
const sent = fn();
const ended = fn();
const asked = fn();

const server = [
  http.get(path, () => HttpResponse.json({ key, device })),
  http.put(path, async ({ request }) => {
    const body = (await request.json()) as PushDeviceBody;
    sent(body);
    device = { key, endpoint: body.endpoint, showsNames: body.showsNames };
    return new HttpResponse(null, { status: 204 });
  }),
  http.delete(path, () => {
    device = null;
    return new HttpResponse(null, { status: 204 });
  }),
];

const prefers = (push: boolean) =>
  http.get('*/api/user/preferences', () =>
    HttpResponse.json({
      ...defaultPreferences,
      notifications: { ...defaultPreferences.notifications, push },
    }),
  );

/** A browser that offers this much, and allows everything when it asks. */
function offer(support: PushSupport, isTold = false) {
  return () => {
    let offered = support;
    device = isTold ? { key, endpoint: subscribed.endpoint, showsNames: false } : null;
    for (const mock of [sent, ended, asked]) mock.mockClear();
    spyOn(browserPush, 'readSupport').mockImplementation(() => offered);
    spyOn(browserPush, 'requestPermission').mockImplementation(async () => {
      asked();
      offered = 'ready';
      return true;
    });
    spyOn(browserPush, 'subscribe').mockImplementation(async () => subscribed);
    spyOn(browserPush, 'unsubscribe').mockImplementation(async () => void ended());
  };
}

const meta = {
  title: 'Music/Account/Messages to this device',
  component: PushDevice,
  parameters: {
    address: '/profile?tab=notifications',
    state: signedIn(),
    msw: [...server, prefers(true)],
    guide: {
      use: 'In the settings of notifications, for the browser in which it is shown.',
      do: ['Say what it is for before the browser asks, and let its button alone make it ask.'],
      keyboard: [
        { keys: 'Enter', effect: 'Shows the browser’s own question, or ends the messages.' },
      ],
      dont: ['Ask when a page opens: a browser remembers a refusal for good.'],
    },
  },
  beforeEach: offer('asked'),
} satisfies Meta<typeof PushDevice>;

export default meta;
type Story = StoryObj<typeof meta>;

const turnOn = { name: 'Avisarme en este dispositivo' };
const turnOff = { name: 'No avisar en este dispositivo' };

// Proves push: Asked after a press
export const Off: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', turnOn);
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', turnOff)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ ...subscribed, showsNames: false });
  },
};
export const On: Story = {
  tags: ['state:success'],
  beforeEach: offer('ready', true),
  play: async ({ canvas, userEvent }) => {
    const names = await canvas.findByRole('switch', { name: 'Mostrar nombres y títulos' });
    await expect(names).not.toBeChecked();
    await userEvent.click(names);
    await expect(await canvas.findByRole('switch', { checked: true })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ ...subscribed, showsNames: true });
    await userEvent.click(canvas.getByRole('button', turnOff));
    await expect(await canvas.findByRole('button', turnOn)).toBeVisible();
    await expect(ended).toHaveBeenCalled();
  },
};
export const SwitchedOff: Story = {
  tags: ['state:disabled'],
  beforeEach: offer('ready', true),
  parameters: { msw: [...server, prefers(false)] },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^Ahora no llega ninguno/)).toBeVisible(),
};
// Proves push: Who cannot have it
export const Denied: Story = {
  tags: ['state:access-denied'],
  beforeEach: offer('denied'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/no tiene permiso/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const OnAnIPhone: Story = {
  tags: ['state:long-text'],
  beforeEach: offer('install'),
  play: async ({ canvas }) =>
    expect(canvas.getByText(/«Añadir a pantalla de inicio»/)).toBeVisible(),
};
export const Unsupported: Story = {
  tags: ['state:empty'],
  beforeEach: offer('unsupported'),
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite')), prefers(true)] },
};
export const Pending: Story = {
  tags: ['state:pending'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', turnOn);
    spyOn(browserPush, 'requestPermission').mockImplementation(() => new Promise(() => {}));
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
/** The browser reaches no service for messages. */
export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', turnOn);
    spyOn(browserPush, 'subscribe').mockImplementation(() => Promise.reject(new Error('none')));
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Error: este navegador no pudo/)).toBeVisible();
  },
};
export const Missing: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [http.get(path, () => HttpResponse.json({}, { status: 500 })), prefers(true)],
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Volver a intentarlo' })).toBeVisible(),
};
