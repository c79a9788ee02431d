import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@/shared/ui/text';
import { findsRole } from '@/shared/testing';
import { Section } from './Section';

const meta = {
  title: 'Kit/Layout/Section',
  component: Section,
  args: { title: 'Discografía', children: <Text>Dos álbumes y un puñado de canciones.</Text> },
  parameters: {
    guide: {
      use: 'For a part of a page that has a heading; screen readers then jump to it by name.',
      do: ['Name what is in it, in a word or two.', 'Put it straight into the page, below the h1.'],
      dont: [
        'Nest it: its heading is always of the second level.',
        'Use it for a group without a heading: that is a Stack.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: findsRole('region', { name: 'Discografía' }),
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { title: 'Canciones para volver caminando cuando ya no pasa ningún tren' },
  globals: { viewport: { value: 'narrow' } },
};
