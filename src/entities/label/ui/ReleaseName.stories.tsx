import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Release } from '@/shared/contract/label-figures.ts';
import { sampleReleases } from '@/shared/sample/label-figures/sample-label-figures.ts';
import { findsRole, longTitle, typed } from '@/shared/testing';
import { ReleaseName } from './ReleaseName';

const [first] = sampleReleases() as [Release];
const release: Release = { ...first, status: 'live' };

const meta = {
  title: 'Work/Labels/Release name',
  component: ReleaseName,
  argTypes: { release: typed('Release') },
  args: { release },
  parameters: {
    guide: {
      use: 'In the first column of a table of the offices, for a record of a label.',
      do: ['Let it lead to the page of the record once that is out.'],
      dont: ['Use it for what listeners see: an Album card stands there.'],
      keyboard: [{ keys: 'Enter', effect: 'Opens the page of the record.' }],
    },
  },
} satisfies Meta<typeof ReleaseName>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: findsRole('link', { name: release.title }),
};
export const NotOut: Story = {
  tags: ['state:variants', 'state:no-image'],
  args: { release: { ...release, status: 'pending', coverImage: null } },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { release: { ...release, title: longTitle } },
};
