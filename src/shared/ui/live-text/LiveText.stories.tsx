import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '@/shared/ui/text';
import { LiveText } from './LiveText';

const meta = {
  title: 'Kit/Feedback/Live text',
  component: LiveText,
  args: { children: <Text tone="muted">Ningún concierto coincide.</Text> },
  parameters: {
    guide: {
      use: 'For a line that appears while somebody works: nothing found, saved, moved.',
      do: ['Draw it before it has anything to say.'],
      dont: ['Put a failure in it: that is a Notice with the role alert.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof LiveText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Ningún concierto coincide.'),
};

export const Hidden: Story = {
  args: { isHidden: true, children: 'Movida al segundo lugar' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Movida al segundo lugar'),
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { children: null },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};
