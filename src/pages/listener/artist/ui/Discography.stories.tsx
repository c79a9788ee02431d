import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleFullArtist } from '@/shared/sample/sample-music-pages.ts';
import { Discography } from './Discography';

const { albums } = sampleFullArtist('art_nora-quintavalle');

const longTitle =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

const meta = {
  title: 'Music/Artists/Discography',
  component: Discography,
  args: { albums },
} satisfies Meta<typeof Discography>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves music-pages: Artist: albums
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Discografía' }));
    const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(albums.map(({ id }) => `/album/${id}`));
  },
};
export const Empty: Story = { tags: ['state:empty'], args: { albums: [] } };
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { albums: albums.map((album) => ({ ...album, title: longTitle })) },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
