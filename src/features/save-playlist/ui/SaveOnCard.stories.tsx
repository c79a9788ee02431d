import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useUserPlaylistsQuery } from '@/entities/playlist';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleFeaturedPlaylists, sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { SaveOnCard } from './SaveOnCard';

const [playlist = null] = sampleFeaturedPlaylists();
const [own = null] = sampleUserPlaylists();
if (!playlist || !own) throw new Error('There are no sample playlists.');
const ownCard = <SaveOnCard playlist={own} />;

const meta = {
  title: 'Music/Playlists/Save on card',
  component: SaveOnCard,
  args: { playlist },
  parameters: {
    state: signedIn(),
    guide: {
      use: 'The heart of a playlist card, before its play button.',
      do: ['Put it into the action of the card.'],
      dont: ['Use it in a header: it comes late, and visitors do not get it.'],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Adds the playlist to the library, or takes it out.' },
      ],
    },
  },
} satisfies Meta<typeof SaveOnCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listener: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const name = `Guardar ${playlist.name} en tu biblioteca`;
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};
function OwnCard() {
  const { isSuccess } = useUserPlaylistsQuery();
  return (
    isSuccess && (
      <>
        <p>Tu playlist</p>
        {ownCard}
      </>
    )
  );
}
export const Owner: Story = {
  tags: ['state:owner', 'no-photo'],
  render: () => <OwnCard />,
  play: async ({ canvas }) => {
    await canvas.findByText('Tu playlist');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Visitor: Story = {
  tags: ['state:visitor', 'no-photo'],
  parameters: { state: asVisitor },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
