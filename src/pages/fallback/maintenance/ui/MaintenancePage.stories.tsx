import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { longName } from '@/shared/testing';
import { MaintenancePage } from './MaintenancePage';

const playing = playingState();

const meta = {
  title: 'Screens/Fallback/Maintenance (mantenimiento)',
  component: MaintenancePage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    state: asVisitor,
    msw: [http.get('*/api/service', () => HttpResponse.json({ isMaintained: true }))],
  },
} satisfies Meta<typeof MaintenancePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['state:default', 'state:visitor'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Volvemos enseguida', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Entrar como administrador' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};
export const Listener: Story = {
  tags: ['state:listener'],
  parameters: { state: signedIn() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Entrar/ })).toBeNull();
  },
};
// Proves administration: It can be paused
/** The current track plays to its end and can be paused. */
export const Playing: Story = {
  tags: ['state:selected'],
  parameters: { state: { ...signedIn(), playback: playing } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/seguirá sonando hasta el final/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(canvas.queryByRole('button', { name: 'Pausar' })).toBeNull();
  },
};
export const LongTitle: Story = {
  tags: ['state:long-text'],
  parameters: {
    state: {
      ...signedIn(),
      playback: {
        ...playing,
        queue: playing.queue.map((item) => ({
          ...item,
          track: { ...item.track, title: longName },
        })),
      },
    },
  },
};
export const Narrow: Story = {
  ...LongTitle,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
