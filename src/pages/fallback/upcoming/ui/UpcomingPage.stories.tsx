import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { UpcomingPage } from './UpcomingPage';

const meta = {
  title: 'Screens/Fallback/Upcoming',
  component: UpcomingPage,
  args: { section: 'playlistPitching' },
  parameters: {
    address: '/playlist-pitching',
    layout: 'fullscreen',
    frame: 'page',
    state: signedIn({ role: 'artist' }),
  },
} satisfies Meta<typeof UpcomingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlaylistPitching: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', '/');
  },
};
export const ArtistArea: Story = { tags: ['state:variants'], args: { section: 'artistDashboard' } };
export const InTheApplication: Story = {
  tags: ['!autodocs'],
  parameters: {
    frame: 'application',
    state: { ...signedIn({ role: 'artist' }), playback: playingState() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
  },
};
export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
