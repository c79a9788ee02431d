import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { makeMix } from '../testing/make-mix';
import { MixCard } from './MixCard';

const meta = {
  title: 'Music/Mixes/Mix card',
  component: MixCard,
  args: { mix: makeMix() },
  parameters: {
    guide: {
      use: 'A mix that was made for the listener today; it says why.',
      do: ['Give it a button that plays.'],
      dont: ['Use it for playlists, which people made.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the play button, then the card.' },
        { keys: 'Enter', effect: 'Opens the mix, or plays.' },
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
} satisfies Meta<typeof MixCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mix de rock' })).toBeVisible();
    await expect(canvas.getByText('Porque sueles escuchar rock por la noche')).toBeVisible();
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a' } },
};
export const Kinds: Story = {
  tags: ['state:variants'],
  decorators: [(Story) => <div style={{ inlineSize: 600 }}>{Story()}</div>],
  render: () => (
    <Inline align="start" isWrapping>
      {(['artist', 'calm', 'lively', 'liked', 'followed'] as const).map((kind) => (
        <Named key={kind} name={kind}>
          <MixCard mix={{ id: kind, kind, artist: { id: 'art_vera', name: 'Vera Solana' } }} />
        </Named>
      ))}
    </Inline>
  ),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { mix: { id: 'artist', kind: 'artist', artist: { id: 'art_long', name: longTitle } } },
};
