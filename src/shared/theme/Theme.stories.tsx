import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { vars } from '.';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Tree = { [name: string]: string | Tree };

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const here = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[here, value]] : leaves(value, here);
  });

const swatch = {
  inlineSize: 44,
  blockSize: 44,
  borderRadius: vars.radius.medium,
  border: `1px solid ${vars.color.border.quiet}`,
};

export const Colours: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, 220px)' }}>
      {leaves(vars.color).map(([name, value]) => (
        <Inline key={name} gap={3}>
          <span style={{ ...swatch, background: value }} />
          <Text size="label">{name}</Text>
        </Inline>
      ))}
    </div>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack gap={5}>
      {leaves(vars.font.size).map(([name, value]) => (
        <Stack key={name} gap={1}>
          <Text size="caption" tone="muted">
            {name}
          </Text>
          <span style={{ fontSize: value, lineHeight: 1.1 }}>Canción de la montaña, 1982</span>
        </Stack>
      ))}
      <Heading level={2}>Pesos</Heading>
      {leaves(vars.font.weight).map(([name, value]) => (
        <span key={name} style={{ fontWeight: value }}>
          {name}: El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia
        </span>
      ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap={2}>
      {leaves(vars.space).map(([name, value]) => (
        <Inline key={name} gap={3}>
          <Text as="span" size="label" isNumeric style={{ inlineSize: 32 }}>
            {name}
          </Text>
          <span
            style={{ inlineSize: value, blockSize: 12, background: vars.color.accent.graphic }}
          />
        </Inline>
      ))}
    </Stack>
  ),
};
