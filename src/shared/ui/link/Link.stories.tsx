import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@/shared/ui/text';
import { Link } from './Link';

const meta = {
  title: 'Kit/Actions/Link',
  component: Link,
  args: { to: '/artist/art_alma', children: 'Alma Ribera' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alma Ribera' })).toHaveAttribute(
      'href',
      '/artist/art_alma',
    );
  },
};

export const InASentence: Story = {
  render: () => (
    <Text>
      ¿No tienes cuenta?{' '}
      <Link to="/register" tone="accent">
        Regístrate gratis
      </Link>
    </Text>
  ),
};
