import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/shared/ui/stack';
import { findsText } from '@/shared/testing';
import { ShortCount } from './ShortCount';

const meta = {
  title: 'Figures/Numbers/Short count',
  component: ShortCount,
  args: { count: 3_000_000, label: (shown) => `${shown} seguidores` },
  parameters: {
    guide: {
      use: 'For counts that may grow into the millions and whose size matters more than their digits: followers, listeners, plays.',
      do: [
        'Give the words around the number in label, so that both forms of it are one sentence.',
        'Take it for every such count, in tables and figures too, so that a number looks the same everywhere.',
      ],
      dont: [
        'Use it for money, or for what a person could count themselves: songs of a list, hours.',
        'Round the number beforehand.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ShortCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3M seguidores')).toBeVisible();
    await expect(canvas.getByTitle('3.000.000 seguidores')).toBeVisible();
    await expect(canvas.getByText('3.000.000 seguidores')).toBeInTheDocument();
  },
};
export const OfAnother: Story = {
  render: () => (
    <ShortCount count={1_234} of={3_000} label={(sold, all) => `${sold} de ${all} vendidas`} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,2K de 3K vendidas')).toBeVisible();
    await expect(canvas.getByTitle('1.234 de 3.000 vendidas')).toBeVisible();
  },
};
export const Small: Story = { args: { count: 12 }, play: findsText('12 seguidores') };
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  args: { label: (shown) => `Seguidores: ${shown}` },
  render: (args) => (
    <Stack gap={2}>
      {[0, 1, 999, 1_000, 999_999, 48_216_907, 2_147_483_647].map((count) => (
        <ShortCount key={count} {...args} count={count} />
      ))}
    </Stack>
  ),
};
