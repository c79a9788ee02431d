import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlayButton } from '@/shared/ui/play-button';
import { PlaylistCard } from './PlaylistCard';

const playlist = {
  id: 'pls_ventana',
  name: 'Ventana abierta',
  description: 'Lo que suena esta semana cuando alguien sube el volumen.',
  coverImage: '/api/images/playlist/pls_ventana',
};

const meta = {
  title: 'Music/Playlists/Playlist card',
  component: PlaylistCard,
  args: { playlist },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaylistCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ventana abierta' })).toHaveAttribute(
      'href',
      '/playlist/pls_ventana',
    );
  },
};
export const Playable: Story = {
  args: { action: <PlayButton label="Reproducir Ventana abierta" isPlaying={false} /> },
};
export const WithoutCover: Story = { args: { playlist: { ...playlist, coverImage: null } } };
export const WithoutDescription: Story = { args: { playlist: { ...playlist, description: '' } } };
