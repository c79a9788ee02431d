import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleLikedTracks } from '@/shared/sample/sample-tracks.ts';
import { LikedTracks } from './LikedTracks';

const tracks = sampleLikedTracks().map((track) => ({
  ...track,
  addedAt: '2026-11-19T18:00:00.000Z',
}));

const meta = {
  title: 'Music/Playlists/Liked songs',
  component: LikedTracks,
  args: {
    liked: { tracks, nextCursor: null, trackCount: tracks.length, totalDuration: 4_980 },
  },
  parameters: { state: signedIn() },
  globals: { viewport: { value: 'medium' } },
} satisfies Meta<typeof LikedTracks>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves library: Dates of likes
export const Columns: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('columnheader', { name: 'Fecha en que se añadió' }),
    ).toBeVisible();
    await expect(canvas.getAllByText('19 de noviembre de 2026')[0]).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

export const Filtered: Story = {
  tags: ['state:no-match'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Filtrar tus canciones' });
    await userEvent.type(field, tracks[1]?.title ?? '');
    await waitFor(() =>
      expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-rowcount', `${tracks.length + 1}`),
    );
    await expect(canvas.getAllByText(tracks[1]?.title ?? '')[0]).toBeVisible();
    await userEvent.type(field, 'zzz');
    await userEvent.click(await canvas.findByRole('button', { name: 'Quitar el filtro' }));
    await waitFor(() =>
      expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', `${tracks.length + 1}`),
    );
  },
};
