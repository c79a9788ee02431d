import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShortCount } from './ShortCount';

const meta = {
  title: 'Kit/Content/Short count',
  component: ShortCount,
  args: { count: 3_000_000, label: (shown) => `${shown} seguidores` },
} satisfies Meta<typeof ShortCount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3,0M seguidores')).toBeVisible();
    await expect(canvas.getByTitle('3.000.000 seguidores')).toBeVisible();
    await expect(canvas.getByText('3.000.000 seguidores')).toBeInTheDocument();
  },
};
export const Small: Story = {
  args: { count: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 seguidores')).toBeVisible();
  },
};
