import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { showFocus } from '@/shared/testing';
import { AnchoredMenu } from '@/shared/ui/menu';
import { SavePlaylistItem } from './SavePlaylistItem';

const [playlist] = sampleFeaturedPlaylists();
if (!playlist) throw new Error('There is no sample playlist.');

const meta = {
  title: 'Music/Playlists/Save playlist item',
  component: SavePlaylistItem,
  args: { playlist },
  parameters: {
    state: signedIn(),
    docs: { story: { inline: false, height: '320px' } },
    guide: {
      use: 'In the menu of a playlist of somebody else: adds it to the library, or takes it out.',
      do: ['Offer it beside the heart of the header, since menus open where no heart is.'],
      dont: ['Show it to the owner.'],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Adds the playlist to the library, or takes it out.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <AnchoredMenu anchor={{ x: 40, y: 40 }} label="Opciones" onClose={fn()}>
        <Story />
      </AnchoredMenu>
    ),
  ],
} satisfies Meta<typeof SavePlaylistItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {
  tags: ['state:default'],
  play: async () => expect(await screen.findByRole('menuitem')).toBeEnabled(),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => showFocus(await screen.findByRole('menuitem')),
};
