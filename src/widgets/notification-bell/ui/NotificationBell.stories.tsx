import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { makeReceived } from '../testing/make-received';
import { signedIn } from '@/entities/session/index.testing';
import type { ReceivedNotification } from '@/shared/contract/notification.ts';
import { findsRole, showFocus } from '@/shared/testing';
import { NotificationBell } from './NotificationBell';

const received = [
  makeReceived('r2'),
  makeReceived('r1', { title: 'Gracias', isRead: true, track: null, reason: 'listener' }),
];

const rings = (unread: number, notifications: ReceivedNotification[] = received) => [
  http.get('*/api/user/highlights', () => HttpResponse.json({ unread, stories: [] })),
  http.get('*/api/user/notifications', () =>
    HttpResponse.json({ notifications, unread, nextCursor: null }),
  ),
  http.post('*/api/user/notifications/:id/:act', () => HttpResponse.json({ unread: 0 })),
  http.post('*/api/user/notifications/read', () => HttpResponse.json({ unread: 0 })),
];

const meta = {
  title: 'Music/Shell/Bell (notificaciones)',
  component: NotificationBell,
  parameters: {
    state: signedIn(),
    msw: rings(3),
    guide: {
      use: 'At the end of the top bar, before the menu of who is signed in.',
      do: ['Fetch it when the page is drawn: it never delays one.'],
      dont: ['Move it, blink or sound: the number is enough.'],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Opens the list.' },
        { keys: 'Escape', effect: 'Closes the list and comes back to the bell.' },
      ],
    },
  },
  loaders: [() => import('./BellPanel')],
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  tags: ['state:default', 'state:narrow'],
  play: findsRole('button', { name: 'Notificaciones: 3 sin leer' }),
};
// Proves today: The bell's number
/** Somebody of an office: what waits at home stands first, in a group of its own. */
export const WithToday: Story = {
  tags: ['state:variants'],
  parameters: {
    state: signedIn({ role: 'artist' }),
    msw: [
      http.get('*/api/user/highlights', () =>
        HttpResponse.json({ unread: 3, waiting: 2, stories: [] }),
      ),
      ...rings(3),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', {
      name: 'Notificaciones: 2 en Hoy, 3 sin leer',
    });
    await expect(canvas.getByText('5')).toBeVisible();
    await userEvent.click(bell);
    await expect(await screen.findByText('2 cosas esperan en tu inicio.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Ver' })).toHaveAttribute(
      'href',
      '/spotify-for-artists',
    );
  },
};
export const AllRead: Story = { tags: ['state:empty'], parameters: { msw: rings(0) } };
export const Many: Story = {
  tags: ['state:extreme-numbers'],
  parameters: { msw: rings(100) },
  play: findsRole('button', { name: 'Notificaciones: más de 99 sin leer' }),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [http.get('*/api/user/highlights', () => HttpResponse.json({}, { status: 503 }))],
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button');
    bell.focus();
    showFocus(bell);
    await expect(bell).toHaveFocus();
  },
};
// Proves fans: The bell
export const Open: Story = {
  tags: ['state:open'],
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notificaciones: 3 sin leer' });
    await userEvent.click(bell);
    const item = await screen.findByRole('button', { name: /Sale hoy «Carta sin sello»/ });
    await userEvent.click(item);
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByText(/Te llega porque sigues a Nora Quintavalle/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Recibir menos' })).toHaveAttribute(
      'href',
      '/profile?tab=notifications',
    );
    await expect(screen.getByRole('link', { name: 'Escuchar «Carta sin sello»' })).toHaveAttribute(
      'href',
      '/track/trk_carta',
    );
  },
};
export const ClosedByEscape: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: 'Notificaciones: 3 sin leer' });
    await userEvent.click(bell);
    await screen.findByRole('dialog', { name: 'Notificaciones' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
  },
};
