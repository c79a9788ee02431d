import type { Meta, StoryObj } from '@storybook/react-vite';
import { toArgType } from '@/shared/testing';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from './Text';
import * as styles from './Text.css';

const meta = {
  title: 'Kit/Content/Text',
  component: Text,
  subcomponents: { Heading },
  argTypes: {
    tone: toArgType(styles.tone),
    lines: toArgType(styles.lines),
    size: toArgType(styles.textSize),
    weight: toArgType(styles.textWeight),
  },
  args: { children: 'Música de una ventana, en una noche cálida.' },
  parameters: {
    partTypes: {
      Heading: {
        tone: toArgType(styles.tone),
        lines: toArgType(styles.lines),
        size: toArgType(styles.headingSize),
      },
    },
    guide: {
      use: 'For all running text, and Heading for the outline of a page: its level is its place there, its size is chosen apart.',
      do: [
        'Go down the levels one by one, whatever they look like.',
        'Take isNumeric where figures stand in a column or tick.',
        'Cut with isTruncated or lines, so that the rest of the layout holds.',
      ],
      dont: [
        'Set sizes, weights or colours by hand.',
        'Cut what cannot be read in full anywhere else.',
        'Take the muted tone for what must not be missed.',
      ],
      keyboard: [],
    },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const long =
  'Una selección de boleros, cumbias lentas y canciones de madrugada para quienes prefieren quedarse conversando en la cocina cuando ya se fueron todos.';

export const Default: Story = {
  tags: ['state:default'],
  render: (args) => (
    <Stack gap={2}>
      <Heading level={2}>Luna de ámbar</Heading>
      <Text {...args} />
    </Stack>
  ),
};

export const Headings: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={5}>
      {(['poster', 'display', 'headline', 'title', 'small'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Luna de ámbar
        </Heading>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={3}>
      {(['lead', 'body', 'small', 'label', 'caption'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: {long}
        </Text>
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={2}>
      {(['primary', 'muted', 'accent', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          Buenas noches, Alma
        </Text>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  tags: ['state:long-text'],
  render: () => (
    <Stack gap={4} style={{ inlineSize: 320 }}>
      <Heading level={2} isTruncated>
        Canciones para volver caminando
      </Heading>
      <Heading level={3} lines={2}>
        Canciones para volver caminando cuando ya no pasa ningún tren y nadie ha abierto
      </Heading>
      <Text isTruncated>{long}</Text>
      <Text lines={2}>{long}</Text>
    </Stack>
  ),
};

/** Tabular digits, so that columns align and a clock does not shift. */
export const Figures: Story = {
  tags: ['state:extreme-numbers'],
  render: () => (
    <Stack gap={1} align="end" style={{ inlineSize: 80 }}>
      {['1:11', '4:08', '12:47', '1.111.111', '2.876.540'].map((figure) => (
        <Text key={figure} isNumeric>
          {figure}
        </Text>
      ))}
    </Stack>
  ),
};
