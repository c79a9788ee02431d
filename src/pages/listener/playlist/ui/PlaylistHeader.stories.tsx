import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleFullPlaylist } from '@/shared/sample/sample-playlists.ts';
import { PlaylistHeader } from './PlaylistHeader';

const playlist = {
  ...sampleFullPlaylist('pls_ventana-abierta'),
  name: 'Ventana abierta',
  description: 'Lo que suena esta semana.',
  owner: { id: 'usr_mateo', displayName: 'Mateo Quiroga' },
  followerCount: 12_345,
  trackCount: 1_234,
  totalDuration: 4_980,
};

const longTitle =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

const viewer = signedIn().session.user;

const meta = {
  title: 'Music/Playlists/Playlist header',
  component: PlaylistHeader,
  args: { playlist },
  parameters: { state: signedIn() },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PlaylistHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves music-pages: Playlist: header
export const Facts: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Portada de Ventana abierta' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ventana abierta' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mateo Quiroga' })).toHaveAttribute(
      'href',
      '/user/usr_mateo',
    );
    for (const fact of [
      'Lo que suena esta semana.',
      'Guardada 12,3K veces',
      '1.234 canciones',
      '1 h 23 min',
    ]) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await expect(canvas.getByTitle('Guardada 12.345 veces')).toBeVisible();
  },
};

// Proves library: Visibility in the header
export const ByLink: Story = {
  args: { playlist: { ...playlist, isPublic: false, visibility: 'link' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Con el enlace')).toBeVisible();
    const name = 'Guardar Ventana abierta en tu biblioteca';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const OfTheOwner: Story = {
  tags: ['state:owner'],
  args: { playlist: { ...playlist, owner: { id: viewer.id, displayName: viewer.displayName } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pública')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /en tu biblioteca/ })).toBeNull();
  },
};

// Proves collaboration: Others see a mark, and no name
export const Together: Story = {
  tags: ['state:variants'],
  args: { playlist: { ...playlist, collaboration: 'collaborator' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Colaborativa')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /en tu biblioteca/ })).toBeNull();
  },
};

/** Of a new playlist: no row of zeros. */
export const New: Story = {
  tags: ['state:empty'],
  args: {
    playlist: { ...playlist, tracks: [], trackCount: 0, totalDuration: 0, followerCount: 0 },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Mateo Quiroga' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\b0\b/);
  },
};

export const WithoutDescription: Story = { args: { playlist: { ...playlist, description: '' } } };

export const PlaysAll: Story = {
  tags: ['state:pressed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' }));
    await expect(
      await canvas.findByRole('button', { name: 'Pausar Ventana abierta' }),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    playlist: {
      ...playlist,
      name: longTitle,
      description: `${longTitle}. ${longTitle}.`,
      owner: { ...playlist.owner, displayName: longTitle },
    },
  },
};
export const WithoutPicture: Story = {
  tags: ['state:no-image'],
  args: { playlist: { ...playlist, coverImage: null } },
};
