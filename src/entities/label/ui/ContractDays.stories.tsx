import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContractDays } from '../index';

const meta = {
  title: 'Work/Label/Contract days',
  component: ContractDays,
  args: { from: '2024-01-01', until: '2027-12-31', today: '2026-01-01' },
  parameters: {
    guide: {
      use: 'Where a contract stands as a whole: how much of it has passed.',
      do: ['Put it below its other facts.'],
      dont: ['Repeat its days beside it.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof ContractDays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar');
    await expect(bar.position).toBeCloseTo(0.5, 2);
    await expect(canvas.getByText('Hasta el 31 de diciembre de 2027')).toBeVisible();
  },
};
export const NotBegun: Story = { tags: ['state:variants'], args: { today: '2023-06-01' } };
export const Over: Story = { tags: ['state:variants'], args: { today: '2028-06-01' } };
