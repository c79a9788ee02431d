import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleLabelArtists } from '@/shared/sample/label-figures/sample-label-figures.ts';
import { longName, typed } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import { RosterCard } from './RosterCard';

const [artist] = sampleLabelArtists() as [ReturnType<typeof sampleLabelArtists>[number]];

const meta = {
  title: 'Work/Labels/Roster card',
  component: RosterCard,
  argTypes: { artist: typed('LabelArtist') },
  args: { artist, onManage: fn(), onIntent: fn() },
  decorators: [
    (Story) => (
      <CardGrid>
        <li>{Story()}</li>
      </CardGrid>
    ),
  ],
} satisfies Meta<typeof RosterCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Gestionar a ${artist.name}` }));
    await expect(args.onManage).toHaveBeenCalledOnce();
    await expect(args.onIntent).toHaveBeenCalled();
  },
};
export const ContractOver: Story = {
  tags: ['state:variants', 'state:no-image'],
  args: { artist: { ...artist, contractStatus: 'expired', verified: false, image: null } },
};
// Proves label-dashboard: Held plays on a card
/** Some of the streams wait for a decision. */
export const HeldPlays: Story = {
  tags: ['state:variants'],
  args: { artist: { ...artist, held: 1_240 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En revisión (28 días)')).toBeVisible();
    await expect(canvas.getByText(/1,2/)).toBeVisible();
  },
};
export const Billions: Story = {
  tags: ['state:extreme-numbers'],
  args: {
    artist: {
      ...artist,
      monthlyListeners: 4_180_000_000,
      followers: 0,
      monthlyStreams: 1,
      totalEarnings: 98_765_432_109.87,
    },
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { artist: { ...artist, name: `${longName} ${longName}`, genre: 'Música tradicional' } },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
