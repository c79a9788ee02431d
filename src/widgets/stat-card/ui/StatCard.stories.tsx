import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Heart, ListMusic, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { StatCard, StatCardGrid } from './StatCard';

const meta = {
  title: 'Music/People/Stat card',
  component: StatCard,
  subcomponents: { StatCardGrid },
  parameters: {
    guide: {
      use: 'A figure that a person looks at first, beside two or more others (Stat card grid); a table holds the rest.',
      do: [
        'Format the figure for the language before you give it.',
        'Say in the detail what it is compared with.',
      ],
      dont: ['Show more than eight.', 'Tell good from bad by colour alone.'],
      keyboard: [],
    },
  },
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
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Horas escuchadas');
    await expect(canvas.getByRole('definition')).toHaveTextContent('1.247');
  },
};

export const WithDetail: Story = {
  tags: ['state:variants'],
  args: { detail: '12 % más que el mes pasado' },
};

export const FourInARow: Story = {
  tags: ['state:default'],
  render: () => (
    <StatCardGrid label="Tus cifras">
      <StatCard icon={<Clock size={20} />} label="Horas escuchadas" value="1.247" />
      <StatCard icon={<Heart size={20} />} label="Canciones que te gustan" value="342" />
      <StatCard icon={<Users size={20} />} label="Seguidores" value="0" />
      <StatCard icon={<ListMusic size={20} />} label="Playlists" value="1" />
    </StatCardGrid>
  ),
};

export const Narrow: Story = {
  ...FourInARow,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

export const LongText: Story = {
  tags: ['state:long-text', 'state:extreme-numbers'],
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
