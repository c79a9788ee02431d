import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toArgType } from '@/shared/testing';
import { Surface } from '@/shared/ui/surface';
import { Text } from '@/shared/ui/text';
import { CardGrid } from './CardGrid';
import * as styles from './CardGrid.css';

const names = ['Marea Baja', 'La Redacción', 'Faro Sur', 'Niebla Quieta', 'Los del Muelle'];

const meta = {
  title: 'Kit/Layout/Card grid',
  component: CardGrid,
  argTypes: { least: toArgType(styles.least) },
  args: {
    'aria-label': 'Artistas',
    children: names.map((name) => (
      <Surface key={name} as="li">
        <Text>{name}</Text>
      </Surface>
    )),
  },
  parameters: {
    guide: {
      use: 'For cards in the offices. Covers of music stand in a Grid.',
      do: ['Give the list a name.'],
      dont: ['Mix cards of two kinds: they would not end alike.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('list', { name: 'Artistas' }).children).toHaveLength(5),
};
