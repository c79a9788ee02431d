import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { PitchPlaylist } from '@/shared/contract/pitch.ts';
import { samplePitchPlaylists } from '@/shared/sample/promotion/sample-pitches.ts';
import { typed } from '@/shared/testing';
import { PlaylistPanel } from './PlaylistPanel';

const [playlist] = samplePitchPlaylists() as [PitchPlaylist];

const meta = {
  title: 'Work/Promotion/Playlist panel (una playlist)',
  component: PlaylistPanel,
  argTypes: { playlist: typed('PitchPlaylist') },
  args: { playlist, onPropose: fn(), onClose: fn() },
} satisfies Meta<typeof PlaylistPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: playlist.name }));
    for (const criterion of playlist.criteria) {
      await expect(panel.getByText(criterion)).toBeVisible();
    }
    await userEvent.click(panel.getByRole('button', { name: 'Proponer' }));
    await expect(args.onPropose).toHaveBeenCalledOnce();
  },
};
