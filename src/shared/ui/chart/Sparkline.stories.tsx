import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { typed } from '@/shared/testing';
import { Sparkline } from './index';

const meta = {
  title: 'Figures/Charts/Sparkline',
  component: Sparkline,
  argTypes: { values: typed('(number | null)[]') },
  args: { values: [310, 342, 298, 365, 402, 388, 451, 447, 502, 489, 530, 561] },
  parameters: {
    guide: {
      use: 'Beside a figure whose course says more than its change: streams by day, earnings by month.',
      do: ['Give finished days only: a day that is not over looks like a fall.'],
      dont: ['Let it be the one place where a number can be read: it has none.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

const lineIn = (canvasElement: HTMLElement) => canvasElement.querySelector('path');

/** The axis starts at zero. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvasElement }) =>
    expect(lineIn(canvasElement)?.getAttribute('d')).toMatch(/^M4\.17 44\.74L.*L95\.83 0\.00$/),
};

const isNotThere: Story['play'] = async ({ canvasElement }) => {
  await expect(lineIn(canvasElement)).toBeNull();
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { values: [0, 0, 0, 0] },
  play: isNotThere,
};

export const OneValue: Story = { tags: ['no-photo'], args: { values: [12] }, play: isNotThere };

/** Weeks of nothing, then a hit and a gap. */
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  args: { values: [0, 0, 0, 0, null, 2, 3, 9_400_000_000, 8_100_000_000] },
};
