import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { PlaylistTracks } from './PlaylistTracks';

const sample = sampleFullPlaylist('pls_ventana-abierta');
const tracks = sample.tracks.map((track) => ({ ...track, addedAt: '2026-11-19T18:00:00.000Z' }));

const meta = {
  title: 'Music/Playlists/Playlist tracks',
  component: PlaylistTracks,
  args: { playlist: { ...sample, tracks } },
  parameters: { address: `/playlist/${sample.id}`, route: '/playlist/:id', state: signedIn() },
  globals: { viewport: { value: 'medium' } },
} satisfies Meta<typeof PlaylistTracks>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves music-pages: Playlist: columns
export const Columns: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    for (const name of ['#', 'Título Artista', 'Álbum', 'Fecha en que se añadió', 'Duración']) {
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    }
    const row = within(canvas.getAllByRole('row')[1] ?? document.body);
    const [first] = tracks;
    if (!first) throw new Error('The sample playlist is empty.');
    await expect(row.getByRole('link', { name: first.artist.name })).toHaveAttribute(
      'href',
      `/artist/${first.artist.id}`,
    );
    await expect(row.getByText('19 de noviembre de 2026')).toBeVisible();
  },
};

export const MenuByRightClick: Story = {
  tags: ['state:open'],
  play: async ({ canvas }) => {
    const [first] = tracks;
    const title = canvas.getAllByText(first?.title ?? '')[0];
    if (!first || !title) throw new Error('The sample playlist is empty.');
    await fireEvent.contextMenu(title, { clientX: 40, clientY: 60 });
    await expect(
      await screen.findByRole('menu', { name: `Opciones de ${first.title}` }),
    ).toBeInTheDocument();
  },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
