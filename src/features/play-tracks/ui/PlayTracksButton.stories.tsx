import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playingState, queuedTracks } from '@/entities/playback/index.testing';
import { PlayTracksButton } from './PlayTracksButton';

const source = 'playlist:pls_ventana';

const meta = {
  title: 'Music/Player/Play tracks button',
  component: PlayTracksButton,
  args: { title: 'Ventana abierta', tracks: queuedTracks, source },
} satisfies Meta<typeof PlayTracksButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { tracks: [] } };
export const Playing: Story = {
  parameters: { state: { playback: playingState({ source }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar Ventana abierta' }));
    await expect(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' })).toBeVisible();
  },
};
export const AnotherListPlays: Story = {
  parameters: { state: { playback: playingState({ source: 'playlist:pls_otra' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' })).toBeVisible();
  },
};
