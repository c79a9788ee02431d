import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makePreparation, makePreparedTrack } from '@/entities/release/index.testing';
import { findsText, longTitle, typed } from '@/shared/testing';
import { PreparationRow } from './PreparationRow';

const artist = { id: 'art_nora', name: 'Nora Quintavalle' };
const release = makePreparation('rel_1', { artist, title: 'Ceniza' });

const meta = {
  title: 'Work/Labels/Preparation row',
  component: PreparationRow,
  argTypes: { release: typed('Preparation') },
  args: { release, onOpen: fn(), onPressLinks: fn() },
} satisfies Meta<typeof PreparationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A draft can be continued. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seguir con «Ceniza»' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  args: { release: { ...release, status: 'pending' } },
};
export const Approved: Story = {
  tags: ['state:success'],
  args: { release: { ...release, status: 'approved' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlace para prensa de «Ceniza»' }));
    await expect(args.onPressLinks).toHaveBeenCalledOnce();
  },
};
/** Shows who rejected it, and why. */
export const Rejected: Story = {
  tags: ['state:failed'],
  args: {
    release: {
      ...release,
      status: 'rejected',
      decision: {
        at: '2026-11-18T10:00:00.000Z',
        by: 'Eva Editora',
        reason: 'cover',
        note: 'Está borrosa.',
      },
      tracks: [makePreparedTrack('rel_1-1', { state: 'failed' })],
    },
  },
  play: findsText(/Está borrosa\./),
};
export const NothingFilledIn: Story = {
  tags: ['state:empty', 'state:no-image'],
  args: {
    release: makePreparation('rel_2', { title: '', artist: null, releaseDate: null, tracks: [] }),
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { release: { ...release, title: longTitle } },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
