import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@/shared/ui/badge';
import { Inline, Stack } from './Stack';

const meta = { title: 'Kit/Layout/Stack', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = ['Cumbia', 'Bolero', 'Nueva canción', 'Flamenco'];
const badges = words.map((word) => <Badge key={word}>{word}</Badge>);

export const Default: Story = { args: { gap: 2, align: 'start', children: badges } };

export const Gaps: Story = {
  render: () => (
    <Stack gap={6}>
      {([1, 2, 4, 8] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          {badges}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Wrapping: Story = {
  render: () => (
    <div style={{ inlineSize: 240 }}>
      <Inline isWrapping>
        {[...badges, <Badge key="largo">Folclore de la cordillera</Badge>]}
      </Inline>
    </div>
  ),
};
