import type { Meta, StoryObj } from '@storybook/react-vite';
import { UpcomingPage } from './UpcomingPage';

const meta = {
  title: 'Screens/Fallback/Upcoming',
  component: UpcomingPage,
  args: { section: 'playlistPitching' },
} satisfies Meta<typeof UpcomingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Library: Story = {};
export const ArtistArea: Story = { args: { section: 'artistDashboard' } };
