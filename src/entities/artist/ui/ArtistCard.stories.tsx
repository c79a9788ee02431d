import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findsText, longTitle } from '@/shared/testing';
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
  parameters: {
    guide: {
      use: 'An artist in a grid or a shelf: the round picture tells people from music.',
      do: [
        'Let the grid or shelf give it its width.',
        'Leave the followers out where they are not known; it then says «Artista».',
      ],
      dont: [
        'Format the followers yourself: the card shortens them (3M) and reads them in full.',
        'Use it for a listener, whose followers are another count.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the card, which is one stop.' },
        { keys: 'Enter', effect: 'Opens the artist.' },
      ],
    },
  },
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

export const Default: Story = { tags: ['state:default'], play: findsText('128,4K seguidores') };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vera Solana' })).toHaveFocus();
  },
};
export const OneFollower: Story = {
  args: { artist: { ...artist, followers: 1 } },
  play: findsText('1 seguidor'),
};
export const ThreeMillionFollowers: Story = {
  tags: ['state:extreme-numbers'],
  args: { artist: { ...artist, followers: 3_000_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3M de seguidores')).toBeVisible();
    await expect(canvas.getByTitle('3.000.000 de seguidores')).toBeVisible();
  },
};
export const FollowersUnknown: Story = {
  args: { artist: { id: artist.id, name: artist.name, image: artist.image } },
  play: findsText('Artista'),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { artist: { ...artist, name: longTitle } },
};
export const WithoutPortrait: Story = {
  tags: ['state:no-image'],
  args: { artist: { ...artist, image: null } },
};
