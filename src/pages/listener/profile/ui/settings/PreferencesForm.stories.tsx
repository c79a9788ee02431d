import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, type userEvent as UserEvent, type within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { type ChangePreferencesBody, defaultPreferences } from '@/shared/contract/preferences.ts';
import { findsRole } from '@/shared/testing';
import { NotificationSettings, PrivacySettings } from './SettingsPanel';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'findByRole'>;
type User = Pick<ReturnType<(typeof UserEvent)['setup']>, 'click' | 'dblClick'>;

let sent: unknown[] = [];

const path = '*/api/user/preferences';
const stored = http.get(path, () => HttpResponse.json(defaultPreferences));
const saved = http.put(path, async ({ request }) => {
  const turned = (await request.json()) as ChangePreferencesBody;
  sent.push(turned);
  await delay(50);
  return HttpResponse.json({
    privacy: { ...defaultPreferences.privacy, ...turned.privacy },
    notifications: { ...defaultPreferences.notifications, ...turned.notifications },
  });
});

async function turn(canvas: Canvas, user: User, name: string) {
  await user.click(await canvas.findByRole('switch', { name }));
  await user.dblClick(canvas.getByRole('button', { name: 'Guardar preferencias' }));
}

const meta = {
  title: 'Music/Account/Preferences',
  component: PrivacySettings,
  subcomponents: { NotificationSettings },
  parameters: {
    address: '/profile?tab=privacy',
    state: signedIn(),
    msw: [stored, saved],
  },
  beforeEach: () => {
    sent = [];
  },
} satisfies Meta<typeof PrivacySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Privacy: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Mostrar mi actividad' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Mostrar mis playlists' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Mostrar a quién sigo' })).not.toBeChecked();
  },
};
export const PrivacyNarrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Notifications: Story = {
  render: () => <NotificationSettings />,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('switch', { checked: true })).toHaveLength(5);
  },
};
export const NotificationsNarrow: Story = {
  tags: ['state:narrow'],
  render: () => <NotificationSettings />,
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando tus preferencias')).toBeInTheDocument();
  },
};
export const Unreachable: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get(path, () => HttpResponse.error())] },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const Saving: Story = {
  tags: ['state:pending'],
  parameters: { msw: [stored, http.put(path, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await turn(canvas, userEvent, 'Mostrar a quién sigo');
    await expect(await canvas.findByRole('button', { name: 'Guardando...' })).toBeVisible();
  },
};
// Proves profile: Preferences saved
export const SavesWhatWasTurned: Story = {
  tags: ['state:success', 'no-photo'],
  play: async ({ canvas, userEvent }) => {
    await turn(canvas, userEvent, 'Mostrar a quién sigo');
    await canvas.findByText('Preferencias actualizadas correctamente');
    await expect(sent).toEqual([{ privacy: { showFollowing: true } }]);
    await expect(canvas.getByRole('switch', { name: 'Mostrar a quién sigo' })).toBeChecked();
  },
};
export const SavesNotifications: Story = {
  tags: ['state:success', 'no-photo'],
  render: () => <NotificationSettings />,
  play: async ({ canvas, userEvent }) => {
    await turn(canvas, userEvent, 'Notificaciones push');
    await canvas.findByText('Preferencias actualizadas correctamente');
    await expect(sent).toEqual([{ notifications: { push: false } }]);
  },
};
// Proves profile: Preferences failed
export const Failed: Story = {
  tags: ['state:failed', 'no-photo'],
  parameters: { msw: [stored, http.put(path, () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await turn(canvas, userEvent, 'Mostrar mi actividad');
    const message = await canvas.findByText('Error al actualizar las preferencias');
    await expect(message).toHaveAttribute('data-tone', 'danger');
    // The choice is kept, so that it can be saved again.
    await expect(canvas.getByRole('switch', { name: 'Mostrar mi actividad' })).not.toBeChecked();
  },
};
