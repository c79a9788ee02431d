import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { findsRole } from '@/shared/testing';
import { NotFoundPage } from './NotFoundPage';

const meta = {
  title: 'Screens/Fallback/Not found (no encontrada)',
  component: NotFoundPage,
  parameters: { address: '/nada', layout: 'fullscreen', frame: 'page' },
} satisfies Meta<typeof NotFoundPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:not-found', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [index, href] of ['/', '/search'].entries()) {
      await expect(canvas.getAllByRole('link')[index]).toHaveAttribute('href', href);
    }
  },
};
export const InTheApplication: Story = {
  tags: ['!autodocs', 'state:narrow'],
  parameters: { frame: 'application', state: { ...signedIn(), playback: playingState() } },
  play: findsRole('region', { name: 'Reproductor' }),
};
