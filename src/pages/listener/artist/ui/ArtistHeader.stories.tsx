import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Heard } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { sampleFullArtist } from '@/shared/sample/sample-music-pages.ts';
import { findsText } from '@/shared/testing';
import { ArtistHeader } from './ArtistHeader';

const artist = sampleFullArtist('art_nora-quintavalle');

const longName =
  'La Muy Noble y Muy Leal Orquesta Filarmónica de los Vecinos del Tercero Izquierda y sus Amigos del Patio de las Luces Azules';

const meta = {
  title: 'Music/Artists/Artist header',
  component: ArtistHeader,
  args: { artist },
  parameters: { state: signedIn() },
  decorators: [
    (Story) => (
      <main>
        <Story />
        <Heard />
      </main>
    ),
  ],
} satisfies Meta<typeof ArtistHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  tags: ['state:default'],
  args: { artist: { ...artist, genre: 'Reggaeton' } },
  play: findsText('Reguetón'),
};

// Proves music-pages: Artist: banner
export const BlurredBanner: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('heading', { level: 1 }).closest('header');
    const banner = header?.querySelector('img[src*="/api/images/banner/"]');
    const grounds: string[] = [];
    for (let part = banner; part && part !== header; part = part.parentElement) {
      grounds.push(getComputedStyle(part).filter);
    }
    await expect(grounds.join()).toContain('blur(');
  },
};

export const PlaysTheTopTracks: Story = {
  tags: ['state:pressed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Nora Quintavalle' }));
    const inOrder = artist.topTracks.map(({ title }) => title).join(' | ');
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe(inOrder));
    await expect(canvas.getByRole('button', { name: 'Pausar Nora Quintavalle' })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: { artist: { ...artist, name: longName } },
};
export const WithoutPicture: Story = {
  tags: ['state:no-image'],
  args: { artist: { ...artist, image: null, bannerImage: null } },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
