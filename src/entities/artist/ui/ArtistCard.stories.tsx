import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArtistCard } from './ArtistCard';

const artist = {
  id: 'art_vera',
  name: 'Vera Solana',
  image: '/api/images/artist/art_vera',
  followers: 128_400,
};

const meta = {
  title: 'Music/Artists/Artist card',
  component: ArtistCard,
  args: { artist },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArtistCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('128,4K seguidores')).toBeVisible();
  },
};
export const OneFollower: Story = {
  args: { artist: { ...artist, followers: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 seguidor')).toBeVisible();
  },
};
export const FollowersUnknown: Story = {
  args: { artist: { id: artist.id, name: artist.name, image: artist.image } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Artista')).toBeVisible();
  },
};
export const WithoutPortrait: Story = { args: { artist: { ...artist, image: null } } };
