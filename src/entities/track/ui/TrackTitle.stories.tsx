import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName, longTitle } from '@/shared/testing';
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
  parameters: {
    guide: {
      use: 'Cover, title and artist of a track in a row of a list or table.',
      do: [
        'Tell the current track by more than its colour, for example by the equalizer of its row.',
        'Say in a note why a track cannot be played.',
      ],
      dont: [
        'Link the title: in a list a double click plays it, and its menu leads to its page.',
        'Give it a fixed width: it takes what the row leaves and cuts both lines.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the artist.' },
        { keys: 'Enter', effect: "Opens the artist's page." },
      ],
    },
  },
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

// Proves shell: Names are not translated
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Vera Solana' })).toHaveAttribute(
      'href',
      '/artist/art_vera',
    );
    // Browsers must not translate titles.
    await expect(canvasElement.querySelector('[translate="no"]')).toBeVisible();
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Vera Solana' })).toHaveFocus();
  },
};
export const Current: Story = { tags: ['state:selected'], args: { isCurrent: true } };
export const Noted: Story = { tags: ['state:disabled'], args: { note: 'No disponible' } };
export const WithoutCoverAndArtist: Story = {
  args: { hasCover: false, hasArtist: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Luna de ámbar')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const Detailed: Story = {
  args: { hasCover: false, hasArtist: false, detail: '1.556.671 reproducciones' },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { track: { ...track, title: longTitle, artist: { ...track.artist, name: longName } } },
};
export const WithoutCover: Story = {
  tags: ['state:no-image'],
  args: { track: { ...track, album: { ...track.album, coverImage: null } } },
};
