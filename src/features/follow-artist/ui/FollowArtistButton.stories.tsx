import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { followedArtists } from '../model/followed-artists';
import { FollowArtistButton } from './FollowArtistButton';

const artist = { id: 'art_vera', name: 'Vera Solana', image: null };
const owner = signedIn().session.user.id;

// No request is foreseen: one that is sent fails the story.
const meta = {
  title: 'Music/Artists/Follow artist button',
  component: FollowArtistButton,
  args: { artist },
  parameters: { state: signedIn() },
} satisfies Meta<typeof FollowArtistButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowing: Story = {};
export const Following: Story = {
  beforeEach: () => followedArtists.add(owner, artist),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible();
  },
};
export const KeepsOnTheDeviceAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEGUIR' }));
    await expect(canvas.getByRole('button', { name: 'SIGUIENDO' })).toBeVisible();
    await expect(followedArtists.read(owner)).toEqual([artist]);
    await userEvent.click(canvas.getByRole('button', { name: 'SIGUIENDO' }));
    await expect(canvas.getByRole('button', { name: 'SEGUIR' })).toBeVisible();
    await expect(followedArtists.read(owner)).toEqual([]);
  },
};
export const AnotherPersonOfTheDevice: Story = {
  beforeEach: () => followedArtists.add('usr_otra', artist),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'SEGUIR' })).toBeVisible();
  },
};
export const Visitor: Story = {
  parameters: { state: asVisitor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'SEGUIR' }));
    await expect(canvas.getByRole('button', { name: 'SEGUIR' })).toBeVisible();
  },
};
