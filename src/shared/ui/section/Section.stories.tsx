import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@/shared/ui/text';
import { Section } from './Section';

const meta = {
  title: 'Kit/Layout/Section',
  component: Section,
  args: { title: 'Discografía', children: <Text>Dos álbumes y un puñado de canciones.</Text> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Discografía' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { title: 'Canciones para volver caminando cuando ya no pasa ningún tren' },
  globals: { viewport: { value: 'narrow' } },
};
