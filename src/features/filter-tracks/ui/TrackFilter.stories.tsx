import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longTitle } from '@/shared/testing';
import { NoMatch, TrackFilter, TrackFilterSkeleton } from '..';

const meta = {
  title: 'Music/Tracks/Track filter',
  component: TrackFilter,
  subcomponents: { NoMatch, TrackFilterSkeleton },
  args: {
    label: 'Filtrar las canciones de la playlist',
    filter: '',
    onFilterChange: fn(),
    isReading: false,
    found: 0,
    sort: null,
    onSort: fn(),
  },
  parameters: {
    guide: {
      use: 'Above a long list of tracks: narrows it, and on a phone also sorts it.',
      do: ['Read the whole list once a filter or an order is chosen.'],
      dont: ['Offer it above a list that fits the window.'],
      keyboard: [{ keys: 'Tab', effect: 'Goes to the field, and to the order.' }],
    },
  },
} satisfies Meta<typeof TrackFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Found: Story = { tags: ['state:variants'], args: { filter: 'luna', found: 3 } };
export const Reading: Story = {
  tags: ['state:loading'],
  args: { filter: 'luna', isReading: true },
};
export const LongText: Story = { tags: ['state:long-text'], args: { filter: longTitle, found: 1 } };

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Ordenar' }), 'Artista');
    await expect(args.onSort).toHaveBeenCalledWith({ by: 'artist', isDescending: false });
  },
};

export const Nothing: Story = {
  tags: ['state:empty'],
  render: () => <NoMatch filter="zzz" onClear={fn()} />,
};
