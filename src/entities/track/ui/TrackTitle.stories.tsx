import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrackTitle } from './TrackTitle';

const track = {
  title: 'Luna de ámbar',
  artist: { id: 'art_vera', name: 'Vera Solana' },
  album: {
    id: 'alb_orilla',
    title: 'La otra orilla',
    coverImage: '/api/images/album/alb_orilla',
  },
};

const meta = {
  title: 'Music/Tracks/Track title',
  component: TrackTitle,
  args: { track },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrackTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = { args: { isCurrent: true } };
export const Noted: Story = { args: { note: 'No disponible' } };
export const LongText: Story = {
  args: {
    track: { ...track, title: 'Canción para volver caminando cuando ya no pasa ningún tren' },
  },
};
