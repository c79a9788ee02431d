import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'Kit/Content/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Solo para quien escucha la página' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Solo para quien escucha la página')).toBeInTheDocument();
  },
};
