import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { artistFollows, followedArtists } from '../model/followed-artists';
import { FollowArtistButton } from './FollowArtistButton';

const artist = { id: 'art_vera', name: 'Vera Solana', image: null };
const owner = signedIn().session.user.id;

// Without handlers, any request fails the story.
const meta = {
  title: 'Music/Artists/Follow artist button',
  component: FollowArtistButton,
  args: { artist },
  parameters: {
    state: signedIn(),
    guide: {
      use: 'Follows an artist, in the header of their page; for a listener take Follow user button.',
      do: ['Put it after the play button.', 'Show it to visitors too: it asks them to sign in.'],
      dont: [
        'Change the count of followers with it: it moves when the server has counted the follow.',
      ],
      keyboard: [{ keys: 'Enter, Space', effect: 'Follows the artist, or stops.' }],
    },
  },
} satisfies Meta<typeof FollowArtistButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowing: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'SEGUIR' })).toHaveFocus();
  },
};
export const Following: Story = {
  tags: ['state:selected'],
  beforeEach: () => followedArtists.add(owner, artist),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible();
  },
};
// Proves music-pages: Device: another one is right from the first moment
/** The page shows another device's follow before this device's lists are updated. */
export const FollowedElsewhere: Story = {
  tags: ['no-photo'],
  args: { artist: { ...artist, isFollowing: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SIGUIENDO' }));
    await expect(await canvas.findByRole('button', { name: 'SEGUIR' })).toBeVisible();
    await expect(outbox.read(owner)).toMatchObject([{ act: 'unfollow-artist' }]);
  },
};
// Proves music-pages: Device: following an artist sends nothing itself
export const KeepsOnTheDeviceAlone: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEGUIR' }));
    await expect(canvas.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible();
    await expect(followedArtists.read(owner)).toEqual([artist]);
    await userEvent.click(canvas.getByRole('button', { name: 'SIGUIENDO' }));
    await expect(canvas.getByRole('button', { name: 'SEGUIR' })).toBeVisible();
    await expect(followedArtists.read(owner)).toEqual([]);
  },
};
// Proves outbox: Shown at the button
export const OnThisDeviceOnly: Story = {
  tags: ['state:pending'],
  beforeEach: () => void artistFollows.change(owner, artist, true),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'SIGUIENDO' });
    await expect(button).toHaveAccessibleDescription('Solo en este dispositivo');
  },
};
export const Refused: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    artistFollows.change(owner, artist, true);
    for (const { id } of outbox.read(owner)) outbox.refuse(owner, id, 'No existe.');
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'SIGUIENDO' });
    await expect(button).toHaveAccessibleDescription('No se pudo enviar');
  },
};
export const NoRoom: Story = {
  tags: ['no-photo'],
  parameters: { frame: 'page' },
  play: async ({ canvas, userEvent }) => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'SEGUIR' }));
    full.mockRestore();
    await expect(canvas.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/no queda espacio/)).toBeVisible());
    // Storage has room again.
    await userEvent.click(canvas.getByRole('button', { name: 'SIGUIENDO' }));
    await expect(outbox.read(owner)).toEqual([]);
  },
};
export const AnotherPersonOfTheDevice: Story = {
  tags: ['no-photo'],
  beforeEach: () => followedArtists.add('usr_otra', artist),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SEGUIR' })).toBeVisible();
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor, frame: 'page' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEGUIR' }));
    const prompt = { name: 'Crea tu cuenta para seguir a quien te gusta' };
    await waitFor(() => expect(screen.getByRole('dialog', prompt)).toBeVisible());
  },
};
