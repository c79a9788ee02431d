import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayButton } from '@/shared/ui/play-button';
import { PlaylistTile } from './PlaylistTile';

const playlist = {
  id: 'pls_ventana',
  name: 'Ventana abierta',
  coverImage: '/api/images/playlist/pls_ventana',
};

const meta = {
  title: 'Music/Playlists/Playlist tile',
  component: PlaylistTile,
  args: { playlist },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaylistTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playing: Story = {
  args: { action: <PlayButton label="Pausar Ventana abierta" isPlaying size="small" /> },
};
export const WithoutCover: Story = { args: { playlist: { ...playlist, coverImage: null } } };
