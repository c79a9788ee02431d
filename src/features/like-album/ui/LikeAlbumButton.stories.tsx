import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { albumLikes, likedAlbums } from '../model/liked-albums';
import { LikeAlbumButton } from './LikeAlbumButton';

const album = {
  id: 'alb_orilla',
  title: 'La otra orilla',
  artist: { id: 'art_vera', name: 'Vera Solana' },
  coverImage: null,
};
const owner = signedIn().session.user.id;
const likeName = 'Guardar La otra orilla en tu biblioteca';
const unlikeName = 'Quitar La otra orilla de tu biblioteca';

// Without handlers, any request fails the story.
const meta = {
  title: 'Music/Albums/Like album button',
  component: LikeAlbumButton,
  args: { album },
  parameters: {
    state: signedIn(),
    guide: {
      use: 'Keeps an album in the library, on its own page beside the play button; a track has its own heart.',
      do: ['Put it after the play button of the header.'],
      dont: ['Use it for tracks or playlists.'],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Adds the album to the library, or takes it out.' },
      ],
    },
  },
} satisfies Meta<typeof LikeAlbumButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLiked: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: likeName })).toHaveFocus();
  },
};
export const Liked: Story = {
  tags: ['state:selected'],
  beforeEach: () => likedAlbums.add(owner, album),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: unlikeName })).toBeVisible();
  },
};
// Proves music-pages: Device: liking an album sends nothing itself
export const KeepsOnTheDeviceAlone: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: likeName }));
    await expect(canvas.getByRole('button', { name: unlikeName })).toBeVisible();
    await expect(likedAlbums.read(owner)).toEqual([album]);
    await userEvent.click(canvas.getByRole('button', { name: unlikeName }));
    await expect(canvas.getByRole('button', { name: likeName })).toBeVisible();
    await expect(likedAlbums.read(owner)).toEqual([]);
  },
};
export const OnThisDeviceOnly: Story = {
  tags: ['state:pending'],
  beforeEach: () => void albumLikes.change(owner, album, true),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: unlikeName });
    await expect(button).toHaveAttribute('aria-description', 'Solo en este dispositivo');
  },
};
export const Refused: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    albumLikes.change(owner, album, true);
    for (const { id } of outbox.read(owner)) outbox.refuse(owner, id, 'No existe.');
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: unlikeName });
    await expect(button).toHaveAttribute('aria-description', 'No se pudo enviar');
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor, frame: 'page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: likeName }));
    const prompt = { name: 'Crea tu cuenta para guardar lo que te gusta' };
    await waitFor(() => expect(screen.getByRole('dialog', prompt)).toBeVisible());
  },
};
