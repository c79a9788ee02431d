import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { SaveInHeader } from './SaveInHeader';

const [playlist] = sampleFeaturedPlaylists();
if (!playlist) throw new Error('There is no sample playlist.');

const meta = {
  title: 'Music/Playlists/Save in header',
  component: SaveInHeader,
  args: { playlist },
  parameters: {
    state: signedIn(),
    guide: {
      use: 'The heart of a playlist of somebody else, beside its play button.',
      do: ['Show it to visitors too: it asks them to sign in.'],
      dont: ['Show it to the owner.'],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Adds the playlist to the library, or takes it out.' },
      ],
    },
  },
} satisfies Meta<typeof SaveInHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listener: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const name = `Guardar ${playlist.name} en tu biblioteca`;
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
