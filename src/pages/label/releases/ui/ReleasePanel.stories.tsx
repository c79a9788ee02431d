import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { Release } from '@/shared/contract/label-figures.ts';
import { sampleReleases } from '@/shared/sample/label-figures/sample-label-figures.ts';
import { longTitle, typed } from '@/shared/testing';
import { ReleasePanel } from './ReleasePanel';

const [pending, , live] = sampleReleases() as [Release, Release, Release];

const meta = {
  title: 'Work/Labels/Release panel (lanzamiento)',
  component: ReleasePanel,
  argTypes: { release: typed('Release') },
  args: { release: live, onClose: fn() },
} satisfies Meta<typeof ReleasePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A published release links to its page. */
export const Default: Story = {
  tags: ['state:default'],
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: live.title }));
    await expect(panel.getByRole('link')).toHaveAttribute('href', `/album/${live.id}`);
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  args: { release: pending },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: pending.title }));
    await expect(panel.queryByRole('link')).toBeNull();
  },
};
export const Gone: Story = { tags: ['state:not-found'], args: { release: undefined } };
export const Narrow: Story = {
  tags: ['state:narrow', 'state:long-text', 'state:extreme-numbers'],
  args: { release: { ...live, title: longTitle, streams: 41_800_000_000, revenue: 123_456_789 } },
  globals: { viewport: { value: 'narrow' } },
};
