import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TopBar } from './TopBar';
import { VisitorLinks } from './VisitorLinks';

const meta = {
  title: 'widgets/TopBar',
  component: TopBar,
  args: { children: <VisitorLinks /> },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Atrás' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Adelante' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Registrarse' })).toBeVisible();
  },
};
export const VisitorNarrow: Story = { globals: { viewport: { value: 'narrow' } }, play: () => {} };
export const WithoutAccount: Story = { args: { children: null }, play: () => {} };
