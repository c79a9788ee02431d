import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toArgType, Named } from '@/shared/testing';
import { Stack } from '@/shared/ui/stack';
import { FactList } from './FactList';
import * as styles from './FactList.css';

const facts = [
  { name: 'Artistas', value: '45' },
  { name: 'Regalías del mes', value: '12.480,50 €' },
  { name: 'Próximo pago', value: '15 dic 2026' },
  { name: 'Tu parte', value: '65,5 %' },
];

const meta = {
  title: 'Kit/Content/Fact list',
  component: FactList,
  argTypes: { layout: toArgType(styles.layout) },
  args: { facts },
  parameters: {
    guide: {
      use: 'For what is known of one thing. Facts in a single line below a name are Facts.',
      do: ['Begin with what is asked for most.', 'Leave out what does not apply.'],
      dont: ['Use it to compare things: that is a table.'],
      keyboard: [],
    },
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) =>
    expect(canvas.getByText('Tu parte').nextSibling).toHaveTextContent('65,5 %'),
};

export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={6}>
      {(['pairs', 'columns', 'lines'] as const).map((layout) => (
        <Named key={layout} name={layout}>
          <FactList facts={facts} layout={layout} />
        </Named>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    facts: [
      {
        name: 'Correo electrónico de contacto',
        value: 'administracion-y-regalias@sellodelasemana.example',
      },
      false,
      ...facts,
    ],
  },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { layout: 'pairs' },
  globals: { viewport: { value: 'narrow' } },
};
