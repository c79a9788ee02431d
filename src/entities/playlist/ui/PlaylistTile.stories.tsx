import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '@/shared/testing';
import { PlayButton } from '@/shared/ui/play-button';
import { PlaylistTile } from './PlaylistTile';

const playlist = {
  id: 'pls_ventana',
  name: 'Ventana abierta',
  coverImage: '/api/images/playlist/pls_ventana',
};

const meta = {
  title: 'Music/Playlists/Playlist tile',
  component: PlaylistTile,
  args: { playlist },
  parameters: {
    guide: {
      use: 'A quick way back to a playlist, several in a block; where there is room for a cover take Playlist card.',
      do: ['Show six of them or fewer.', 'Give it the small play button.'],
      dont: [
        'Put it below the first screen: its picture is fetched first of all.',
        'Add words: it has its name alone.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the tile, then its play button.' },
        { keys: 'Enter', effect: 'Opens the playlist, or plays it from the button.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaylistTile>;

export default meta;
type Story = StoryObj<typeof meta>;

const action = <PlayButton label="Reproducir Ventana abierta" isPlaying={false} size="small" />;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Ventana abierta' })).toHaveAttribute(
      'href',
      '/playlist/pls_ventana',
    ),
};
export const Hover: Story = {
  tags: ['state:hover'],
  args: { action },
  parameters: { pseudo: { hover: true } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  args: { action },
  parameters: { pseudo: { focusVisible: 'a' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ventana abierta' })).toHaveFocus();
  },
};
export const Playing: Story = {
  tags: ['state:selected'],
  args: { action: <PlayButton label="Pausar Ventana abierta" isPlaying size="small" /> },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { playlist: { ...playlist, name: longTitle }, action },
};
export const WithoutCover: Story = {
  tags: ['state:no-image'],
  args: { playlist: { ...playlist, coverImage: null } },
};
