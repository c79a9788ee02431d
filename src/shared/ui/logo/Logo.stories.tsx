import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo';

const meta = { title: 'Kit/Content/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SymbolOnly: Story = {
  args: { isSymbolOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tonada')).toBeInTheDocument();
  },
};
