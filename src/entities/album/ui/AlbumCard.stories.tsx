import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlbumCard } from './AlbumCard';

const album = {
  id: 'alb_orilla',
  title: 'La otra orilla',
  artist: { id: 'art_vera', name: 'Vera Solana' },
  coverImage: '/api/images/album/alb_orilla',
};

const meta = {
  title: 'Music/Albums/Album card',
  component: AlbumCard,
  args: { album },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AlbumCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfOneArtist: Story = { args: { subtitle: '2024 · 12 canciones' } };
export const WithoutCover: Story = { args: { album: { ...album, coverImage: null } } };
