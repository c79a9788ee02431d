import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toArgType, Named } from '@/shared/testing';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { Surface } from './Surface';
import * as styles from './Surface.css';

const content = (
  <>
    <Heading level={3} size="title">
      Marea Baja
    </Heading>
    <Text tone="muted">Dos discos y una gira de otoño</Text>
  </>
);

const meta = {
  title: 'Kit/Layout/Surface',
  component: Surface,
  argTypes: { kind: toArgType(styles.kind) },
  args: { as: 'article', gap: 2, children: content },
  parameters: {
    guide: {
      use: 'Around everything that is a card: a campaign, a label, a part of a page.',
      do: ['Take `outlined` for a card on a card and in dialogs.'],
      dont: [
        'Draw a border and a ground of your own beside it.',
        'Put a raised one on a raised one.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => expect(canvas.getByRole('article')).toHaveTextContent('Marea Baja'),
};

export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={6}>
      {(['raised', 'outlined'] as const).map((kind) => (
        <Named key={kind} name={kind}>
          <Surface kind={kind}>{content}</Surface>
        </Named>
      ))}
    </Stack>
  ),
};

const longName = 'Superextraordinariamenteinolvidable'.repeat(3);

export const LongText: Story = {
  tags: ['state:long-text'],
  args: { children: <Text>{longName}</Text> },
};
