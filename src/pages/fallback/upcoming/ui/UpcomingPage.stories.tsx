import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { type TextKey, useText } from '@/shared/i18n';
import { choiceOf } from '@/shared/testing';
import { UpcomingPage } from './UpcomingPage';

const sections: Partial<Record<TextKey, true>> = {
  'pages.admin:panel.title': true,
  'pages.label:manager.title': true,
  'pages.artist:dashboard.title': true,
  'pages.editorial:playlists.title': true,
  'pages.promotion:canvas.title': true,
  'pages.promotion:stories.title': true,
  'pages.promotion:fans.title': true,
  'pages.promotion:concerts.title': true,
  'pages.promotion:marquee.title': true,
  'pages.promotion:pitching.title': true,
};

/** As the list of an area names it. */
const Section = ({ title }: { title: string }) => (
  <UpcomingPage title={useText(title as TextKey)} />
);

const meta = {
  title: 'Screens/Fallback/Upcoming',
  component: UpcomingPage,
  argTypes: { title: choiceOf(sections) },
  render: ({ title }) => <Section title={title} />,
  args: { title: 'pages.promotion:pitching.title' },
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
export const ArtistArea: Story = {
  tags: ['state:variants'],
  args: { title: 'pages.artist:dashboard.title' },
};
const titled =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
  };
export const Administration: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { title: 'pages.admin:panel.title' },
  play: titled('Panel de administración'),
};
export const LabelManager: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { title: 'pages.label:manager.title' },
  play: titled('Panel de disquera'),
};
export const EditorialPlaylists: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { title: 'pages.editorial:playlists.title' },
  play: titled('Playlists editoriales'),
};
export const Canvas: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { title: 'pages.promotion:canvas.title' },
  play: titled('Canvas'),
};
export const Stories: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { title: 'pages.promotion:stories.title' },
  play: titled('Historias'),
};
export const FanEngagement: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { title: 'pages.promotion:fans.title' },
  play: titled('Fan Engagement'),
};
export const Concerts: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { title: 'pages.promotion:concerts.title' },
  play: titled('Gestión de Conciertos'),
};
export const Marquee: Story = {
  tags: ['state:variants', 'no-photo'],
  args: { title: 'pages.promotion:marquee.title' },
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
