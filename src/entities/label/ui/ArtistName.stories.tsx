import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName, typed } from '@/shared/testing';
import { ArtistName } from './ArtistName';

const artist = { id: 'art_nora', name: 'Nora Quintavalle', image: null };

const meta = {
  title: 'Work/Labels/Artist name',
  component: ArtistName,
  argTypes: { artist: typed('{ id, name, image }') },
  args: { artist, detail: 'Canción de autor' },
  parameters: {
    guide: {
      use: 'In the first column of a table of the offices, for an artist with a page.',
      do: ['Say in its detail what tells two artists of one name apart.'],
      dont: ['Use it in a sentence: a Link stands there.'],
      keyboard: [{ keys: 'Enter', effect: 'Opens the page of the artist.' }],
    },
  },
} satisfies Meta<typeof ArtistName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:no-image'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Nora Quintavalle' });
    await expect(link).toHaveAttribute('href', '/artist/art_nora');
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { artist: { ...artist, name: longName }, detail: longName },
};
