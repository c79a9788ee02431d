import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleFullArtist } from '@/shared/sample/sample-music-pages.ts';
import { About } from './About';

const artist = {
  ...sampleFullArtist('art_nora-quintavalle'),
  bio: 'Canta desde el balcón.',
  country: 'AR',
  followers: 12_345,
  monthlyListeners: 67_890,
};

const meta = {
  title: 'Music/Artists/About',
  component: About,
  args: { artist },
} satisfies Meta<typeof About>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves music-pages: Artist: biography and figures
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const about = within(canvas.getByRole('region', { name: 'Acerca de' }));
    await expect(about.getByText('Canta desde el balcón.')).toBeVisible();
    await expect(about.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Oyentes mensuales',
      'Seguidores',
      'Álbumes',
      'País',
    ]);
    await expect(about.getByTitle('67.890')).toHaveTextContent('67,9K');
    await expect(about.getByTitle('12.345')).toHaveTextContent('12,3K');
    await expect(about.getByText(String(artist.albums.length))).toBeVisible();
    await expect(about.getByText('Argentina')).toBeVisible();
  },
};

export const NoBiography: Story = {
  tags: ['state:empty'],
  args: { artist: { ...artist, bio: '', country: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/todavía no ha contado su historia/)).toBeVisible();
    await expect(canvas.queryByText('País')).toBeNull();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
