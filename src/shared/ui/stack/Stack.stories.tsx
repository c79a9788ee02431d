import type { Meta, StoryObj } from '@storybook/react-vite';
import { toArgType, Named } from '@/shared/testing';
import { Badge } from '@/shared/ui/badge';
import { Inline, Stack } from './Stack';
import * as styles from './Stack.css';

const words = ['Cumbia', 'Bolero', 'Nueva canción', 'Flamenco'];
const badges = words.map((word) => <Badge key={word}>{word}</Badge>);

const flowTypes = {
  gap: toArgType(styles.gap),
  align: toArgType(styles.align),
  justify: toArgType(styles.justify),
};

const meta = {
  title: 'Kit/Layout/Stack',
  component: Stack,
  subcomponents: { Inline },
  argTypes: flowTypes,
  parameters: {
    partTypes: { Inline: flowTypes },
    guide: {
      use: 'For the space between things: Stack for one below the other, Inline for one beside the other, Grid for equal columns.',
      do: [
        'Choose the gap by how much the children belong together.',
        'Let an Inline wrap where its children may be many or long.',
      ],
      dont: [
        'Give kit pieces margins: what stands around them makes the space.',
        'Nest stacks of the same gap.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  args: { gap: 6, align: 'start' },
  render: (args) => (
    <Stack {...args}>
      <Inline>{badges}</Inline>
      <Stack gap={2} align="start">
        {badges}
      </Stack>
    </Stack>
  ),
};

/** Steps 1, 2, 4 and 8 of the 4 px grid. */
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={6}>
      {([1, 2, 4, 8] as const).map((gap) => (
        <Named key={gap} name={`gap={${gap}}`}>
          <Inline gap={gap}>{badges}</Inline>
        </Named>
      ))}
    </Stack>
  ),
};

export const Wrapping: Story = {
  tags: ['state:narrow'],
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Inline isWrapping>
        {[...badges, <Badge key="largo">Folclore de la cordillera</Badge>]}
      </Inline>
    </div>
  ),
};
