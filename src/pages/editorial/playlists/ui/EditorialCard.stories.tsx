import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { sampleEditorialPlaylists } from '@/shared/sample/sample-editorial.ts';
import { longTitle, typed } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import type { UnsavedChange } from '../model/unsaved-changes';
import { EditorialCard } from './EditorialCard';

const now = Date.parse('2026-11-19T20:15:00Z');
const [playlist] = sampleEditorialPlaylists(now) as [EditorialPlaylist];
const { name } = playlist;

const acts = { create: fn(), change: fn(), toggle: fn(), remove: fn(), retry: fn(), discard: fn() };

const unsaved: UnsavedChange = {
  id: playlist.id,
  act: 'change',
  playlist,
  reason: null,
  isOfSample: false,
};

const meta = {
  title: 'Work/Editorial/Playlist card',
  component: EditorialCard,
  argTypes: { shown: typed('ShownPlaylist'), acts: typed('PlaylistActs') },
  args: {
    shown: { playlist, unsaved: null },
    now,
    acts,
    onOpen: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
  decorators: [(Story) => <CardGrid as="div">{Story()}</CardGrid>],
} satisfies Meta<typeof EditorialCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Activa')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Canciones de «${name}»` }));
    await expect(args.onOpen).toHaveBeenCalledWith(playlist.id);
  },
};
export const Inactive: Story = {
  tags: ['state:variants', 'state:no-image'],
  args: { shown: { playlist: { ...playlist, isActive: false, coverImage: '' }, unsaved: null } },
};
/** A rejected change is kept on this device. */
export const Unsaved: Story = {
  tags: ['state:failed'],
  args: { shown: { playlist, unsaved: { ...unsaved, reason: 'Otra persona la cambió.' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Otra persona la cambió.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`Reintentar.*${name}`) }));
    await expect(acts.retry).toHaveBeenCalled();
  },
};
export const Millions: Story = {
  tags: ['state:extreme-numbers'],
  args: {
    shown: {
      playlist: { ...playlist, followers: 4_180_000_000, trackCount: 0, description: '' },
      unsaved: null,
    },
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    shown: { playlist: { ...playlist, name: longTitle, description: longTitle }, unsaved: null },
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
