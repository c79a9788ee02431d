import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleFullArtist } from '@/shared/sample/sample-music-pages.ts';
import { RelatedArtists } from './RelatedArtists';

const { relatedArtists } = sampleFullArtist('art_nora-quintavalle');

const meta = {
  title: 'Music/Artists/Related artists',
  component: RelatedArtists,
  args: { artists: relatedArtists },
} satisfies Meta<typeof RelatedArtists>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves music-pages: Artist: similar ones
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Artistas similares' }));
    const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(relatedArtists.map(({ id }) => `/artist/${id}`));
  },
};
export const NobodyAlike: Story = {
  tags: ['state:empty', 'no-photo'],
  args: { artists: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Artistas similares')).toBeNull();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
