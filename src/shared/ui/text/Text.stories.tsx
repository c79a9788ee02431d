import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from './Text';

const meta = {
  title: 'Kit/Content/Text',
  component: Text,
  args: { children: 'Música de una ventana, en una noche cálida.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

const long =
  'Una selección de boleros, cumbias lentas y canciones de madrugada para quienes prefieren quedarse conversando en la cocina cuando ya se fueron todos.';

export const Default: Story = {};

export const Headings: Story = {
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
  render: () => (
    <Stack gap={4} style={{ inlineSize: 320 }}>
      <Heading level={2} isTruncated>
        Canciones para volver caminando
      </Heading>
      <Text isTruncated>{long}</Text>
      <Text lines={2}>{long}</Text>
    </Stack>
  ),
};

export const Figures: Story = {
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
