import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { showFocus, showHover } from '@/shared/testing';
import { signedIn } from '@/entities/session/index.testing';
import { MaintenanceBanner } from './MaintenanceBanner';

const state = (isMaintained: boolean) =>
  http.get('*/api/service', () => HttpResponse.json({ isMaintained }));

const meta = {
  title: 'Music/Shell/Maintenance notice',
  component: MaintenanceBanner,
  parameters: {
    state: signedIn({ role: 'admin' }),
    msw: [state(true)],
    guide: {
      use: 'Above each page of an admin, while the service is in maintenance; everybody else sees the page of the maintenance.',
      do: ['Lead to where it is switched off.'],
      dont: ['Let it be dismissed: a service that was forgotten in maintenance serves nobody.'],
      keyboard: [{ keys: 'Enter', effect: 'Opens the tab Sistema of the panel.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/solo entran administradores/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver en Sistema' })).toHaveAttribute(
      'href',
      '/admin?tab=system',
    );
  },
} satisfies Meta<typeof MaintenanceBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves administration: The banner for admins
export const Maintained: Story = { tags: ['state:default'] };
export const Hover: Story = {
  tags: ['state:hover'],
  play: async ({ canvas }) => showHover(await canvas.findByRole('link')),
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas }) => showFocus(await canvas.findByRole('link')),
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Open: Story = {
  tags: ['state:closed', 'no-photo'],
  parameters: { msw: [state(false)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
