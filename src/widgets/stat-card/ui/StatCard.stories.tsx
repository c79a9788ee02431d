import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Heart, ListMusic, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatCard, StatCardGrid } from './StatCard';

const meta = {
  title: 'Music/People/Stat card',
  component: StatCard,
  args: { icon: <Clock size={20} />, label: 'Horas escuchadas', value: '1.247' },
  render: (args) => (
    <StatCardGrid label="Tus cifras">
      <StatCard {...args} />
    </StatCardGrid>
  ),
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Horas escuchadas');
    await expect(canvas.getByRole('definition')).toHaveTextContent('1.247');
  },
};

export const WithDetail: Story = { args: { detail: '12 % más que el mes pasado' } };

export const FourInARow: Story = {
  render: () => (
    <StatCardGrid label="Tus cifras">
      <StatCard icon={<Clock size={20} />} label="Horas escuchadas" value="1.247" />
      <StatCard icon={<Heart size={20} />} label="Canciones que te gustan" value="342" />
      <StatCard icon={<Users size={20} />} label="Seguidores" value="0" />
      <StatCard icon={<ListMusic size={20} />} label="Playlists" value="1" />
    </StatCardGrid>
  ),
};

export const Narrow: Story = { ...FourInARow, globals: { viewport: { value: 'narrow' } } };

export const LongText: Story = {
  args: {
    label: 'Personas que guardaron alguna de tus canciones durante los últimos treinta días',
    value: '1.234.567.890',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 168 }}>
        <Story />
      </div>
    ),
  ],
};
