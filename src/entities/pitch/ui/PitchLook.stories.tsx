import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longName, longTitle } from '@/shared/testing';
import { Text } from '@/shared/ui/text';
import { makeJudgedPitch } from '../testing/make-pitch';
import { PitchFacts } from './PitchFacts';
import { PitchLook } from './PitchLook';

const details = {
  hasRadioEdit: true,
  previousPlaylistInclusions: 'Madrugada, en 2025',
  socialMediaLinks: 'https://nora.example',
  pressKit: 'https://nora.example/prensa',
};

const meta = {
  title: 'Work/Promotion/Pitch look (un pitch)',
  component: PitchLook,
  subcomponents: { PitchFacts },
  args: { pitch: makeJudgedPitch('p1', details) },
  parameters: {
    guide: {
      use: 'For what the editors will read of a song, beside the form where its artist writes it.',
      do: ['Show what is typed while it is typed.'],
      dont: ['Shorten what the artist says: the editors read all of it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof PitchLook>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:no-image', 'state:narrow'],
  play: async ({ canvas }) => {
    const pitch = canvas.getByRole('article', { name: 'Carta sin sello' });
    await expect(pitch).toHaveTextContent('Todavía no hay sonido de esta canción.');
    await expect(pitch).toHaveTextContent('Lanzamiento nuevo');
  },
};
export const WithSound: Story = {
  tags: ['state:variants'],
  args: { sound: <Text size="small">Suena</Text> },
};
export const Begun: Story = {
  tags: ['state:empty'],
  args: {
    pitch: makeJudgedPitch('p2', {
      releaseDate: '',
      description: '',
      targetPlaylists: [],
      figures: null,
    }),
  },
  play: async ({ canvas }) => expect(canvas.queryByText(/^Sale el/)).toBeNull(),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    pitch: makeJudgedPitch('p3', {
      trackTitle: longTitle,
      artistName: longName,
      description: longTitle.repeat(3),
    }),
  },
};
