import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlayButton } from '@/shared/ui/play-button';
import { longTitle } from '@/shared/testing';
import { PlaylistCard } from './PlaylistCard';

const playlist = {
  id: 'pls_ventana',
  name: 'Ventana abierta',
  description: 'Lo que suena esta semana cuando alguien sube el volumen.',
  coverImage: '/api/images/playlist/pls_ventana',
};

const meta = {
  title: 'Music/Playlists/Playlist card',
  component: PlaylistCard,
  args: { playlist },
  parameters: {
    guide: {
      use: 'A playlist in a grid or a shelf, with room for its cover; for a quick way back take Playlist tile.',
      do: [
        'Let the grid or shelf give it its width.',
        'Give it a play button where the tracks are at hand.',
      ],
      dont: [
        'Put links among its words: the whole card is one link, the play button apart.',
        'Leave out the name of the playlist in the label of its play button.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the play button, then the card.' },
        { keys: 'Enter', effect: 'Opens the playlist, or plays it from the button.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaylistCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const action = <PlayButton label="Reproducir Ventana abierta" isPlaying={false} />;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Ventana abierta' })).toHaveAttribute(
      'href',
      '/playlist/pls_ventana',
    ),
};
export const Playable: Story = { args: { action } };
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
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ventana abierta' })).toHaveFocus();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { playlist: { ...playlist, name: longTitle, description: longTitle } },
};
export const WithoutCover: Story = {
  tags: ['state:no-image'],
  args: { playlist: { ...playlist, coverImage: null } },
};
export const WithoutDescription: Story = { args: { playlist: { ...playlist, description: '' } } };
