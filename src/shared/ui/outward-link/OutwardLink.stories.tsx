import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Named, toArgType } from '@/shared/testing';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { OutwardLink } from '.';
import * as styles from './OutwardLink.css';

const href = 'https://example.com/notas';

const meta = {
  title: 'Kit/Actions/Outward link',
  component: OutwardLink,
  argTypes: { tone: toArgType(styles.tone) },
  args: { href, children: 'Ver qué hay de nuevo' },
  parameters: {
    guide: {
      use: 'For a way out of the product: another site, or a file that the browser shows.',
      do: ['Name the place, or show its address where somebody typed it.'],
      dont: [
        'Use it for a screen of ours: that is a Link.',
        'Open the same tab: the music would stop.',
      ],
      keyboard: [{ keys: 'Enter', effect: 'Opens the page in a new tab.' }],
    },
  },
} satisfies Meta<typeof OutwardLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofEachTone = () => (
  <Stack gap={4} align="start">
    <Named name="accent">
      <Text>
        Lo que dijo la prensa: <OutwardLink href={href}>la entrevista</OutwardLink>
      </Text>
    </Named>
    <Named name="plain">
      <OutwardLink href={href} tone="plain">
        Ver qué hay de nuevo
      </OutwardLink>
    </Named>
  </Stack>
);

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', {
      name: 'Ver qué hay de nuevo (se abre en otra pestaña)',
    });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Variants: Story = { tags: ['state:variants'], render: ofEachTone };
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  render: ofEachTone,
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a' } },
  render: ofEachTone,
};
export const LongText: Story = {
  tags: ['state:long-text'],
  render: () => (
    <div style={{ inlineSize: 260 }}>
      <OutwardLink href={href}>
        https://example.com/prensa/2026/noviembre/alma-ribera-cuenta-como-se-grabo-el-disco
      </OutwardLink>
    </div>
  ),
};
