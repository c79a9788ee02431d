import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Kit/Actions/Button link',
  component: ButtonLink,
  args: { to: '/register', children: 'Regístrate gratis' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Regístrate gratis' })).toHaveAttribute(
      'href',
      '/register',
    );
  },
};
export const Solid: Story = { args: { variant: 'solid', size: 'large' } };
export const LongText: Story = {
  args: {
    isWide: true,
    children: 'Crea tu cuenta gratis y guarda todas las canciones que te gusten',
  },
};
