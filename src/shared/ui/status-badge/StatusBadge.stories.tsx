import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findsText, toArgType, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { StatusBadge } from './StatusBadge';
import * as styles from './StatusBadge.css';

const meta = {
  title: 'Kit/Content/Status badge',
  component: StatusBadge,
  argTypes: { meaning: toArgType(styles.look) },
  args: { meaning: 'others', children: 'En revisión' },
  parameters: {
    guide: {
      use: 'For how something stands. Take its meaning from the table in shared/config/status-meanings.ts.',
      do: [
        'Ask what the status wants of the person who reads it, and choose by that.',
        'Keep the filled one for what waits for the reader: it is the loudest of a screen.',
      ],
      dont: [
        'Choose by colour: two tools would soon say the same thing in two ways.',
        'Use it for a role, a plan or a tier, which are no states.',
      ],
      pictures: {
        do: () => <StatusBadge meaning="yours">Borrador</StatusBadge>,
        dont: () => <StatusBadge meaning="done">Premium</StatusBadge>,
      },
      keyboard: [],
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = [
  ['yours', 'Borrador'],
  ['others', 'En revisión'],
  ['on', 'Activa'],
  ['done', 'Pagado'],
  ['over', 'Terminada'],
  ['failed', 'Rechazado'],
] as const;

export const Default: Story = { tags: ['state:default'], play: findsText('En revisión') };

export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline isWrapping>
      {words.map(([meaning, word]) => (
        <Named key={meaning} name={meaning}>
          <StatusBadge meaning={meaning}>{word}</StatusBadge>
        </Named>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    // Each tone has its own icon, not only a colour.
    const icons = [...canvasElement.querySelectorAll('svg')].map((icon) => icon.innerHTML);
    await expect(new Set(icons).size).toBe(words.length);
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  render: () => (
    <div style={{ inlineSize: 300 }}>
      <Inline isWrapping>
        <StatusBadge meaning="others">Pendiente de una segunda revisión</StatusBadge>
        <StatusBadge meaning="on">A la venta</StatusBadge>
      </Inline>
    </div>
  ),
};
