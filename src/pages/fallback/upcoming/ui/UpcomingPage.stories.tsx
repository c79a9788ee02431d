import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { choiceOf } from '@/shared/testing';
import { UpcomingPage, type UpcomingSection } from './UpcomingPage';

const sections: Record<UpcomingSection, true> = {
  admin: true,
  labelManager: true,
  artistDashboard: true,
  editorial: true,
  canvasManager: true,
  artistStories: true,
  fanEngagement: true,
  concerts: true,
  marquee: true,
  playlistPitching: true,
};

const meta = {
  title: 'Screens/Fallback/Upcoming',
  component: UpcomingPage,
  argTypes: { section: choiceOf(sections) },
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
const titled =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
  };
export const Administration: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { section: 'admin' },
  play: titled('Panel de administración'),
};
export const LabelManager: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { section: 'labelManager' },
  play: titled('Panel de disquera'),
};
export const EditorialPlaylists: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { section: 'editorial' },
  play: titled('Playlists editoriales'),
};
export const Canvas: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { section: 'canvasManager' },
  play: titled('Canvas'),
};
export const Stories: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { section: 'artistStories' },
  play: titled('Historias'),
};
export const FanEngagement: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { section: 'fanEngagement' },
  play: titled('Fan Engagement'),
};
export const Concerts: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { section: 'concerts' },
  play: titled('Gestión de Conciertos'),
};
export const Marquee: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { section: 'marquee' },
  play: titled('Tonada Marquee'),
};
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
