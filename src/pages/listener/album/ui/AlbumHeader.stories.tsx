import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Heard } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { sampleFullAlbum } from '@/shared/sample/sample-music-pages.ts';
import { AlbumHeader } from './AlbumHeader';

const album = sampleFullAlbum('alb_nora-quintavalle_luna-de-ambar');

const longTitle =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

const meta = {
  title: 'Music/Albums/Album header',
  component: AlbumHeader,
  args: { album },
  parameters: { state: signedIn() },
  decorators: [
    (Story) => (
      <main>
        <Story />
        <Heard />
      </main>
    ),
  ],
} satisfies Meta<typeof AlbumHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Portada de Luna de ámbar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: album.artist.name })).toBeVisible();
    for (const fact of ['2023', '10 canciones']) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
  },
};

export const PlaysAll: Story = {
  tags: ['state:pressed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' }));
    const inOrder = album.tracks.map(({ title }) => title).join(' | ');
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe(inOrder));
    await expect(canvas.getByRole('button', { name: 'Pausar Luna de ámbar' })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: { album: { ...album, title: longTitle, artist: { ...album.artist, name: longTitle } } },
};
export const WithoutPicture: Story = {
  tags: ['state:no-image'],
  args: { album: { ...album, coverImage: null } },
};
