import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName, longTitle } from '@/shared/testing';
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
  parameters: {
    guide: {
      use: 'An album in a grid or a shelf; in a list of rows take Track title, on its own page Collection header.',
      do: [
        'Let the grid or shelf give it its width.',
        'Among the albums of one artist, give the year and the number of tracks in place of the name.',
      ],
      dont: [
        'Put links or buttons among its words: the whole card is one link.',
        'Shorten the title yourself: the card cuts it and tells the whole of it under the pointer.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the card, which is one stop.' },
        { keys: 'Enter', effect: 'Opens the album.' },
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
} satisfies Meta<typeof AlbumCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'La otra orilla' })).toHaveAttribute(
      'href',
      '/album/alb_orilla',
    ),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'La otra orilla' })).toHaveFocus();
  },
};
export const OfOneArtist: Story = { args: { subtitle: '2024 · 12 canciones' } };
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { album: { ...album, title: longTitle, artist: { id: 'art_largo', name: longName } } },
};
export const WithoutCover: Story = {
  tags: ['state:no-image'],
  args: { album: { ...album, coverImage: null } },
};
