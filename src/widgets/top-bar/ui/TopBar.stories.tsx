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
    for (const [name, href] of [
      ['Registrarse', '/register'],
      ['Iniciar sesión', '/login'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};
export const VisitorNarrow: Story = { globals: { viewport: { value: 'narrow' } }, play: () => {} };
export const WithoutAccount: Story = { args: { children: null }, play: () => {} };
