import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toArgType, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import * as styles from './Button.css';
import { ButtonLink } from './ButtonLink';

const meta = {
  title: 'Kit/Actions/Button link',
  component: ButtonLink,
  argTypes: { variant: toArgType(styles.variant), size: toArgType(styles.size) },
  args: { to: '/register', children: 'Regístrate gratis' },
  parameters: {
    guide: {
      use: 'For the main way on from a screen; an action is a Button, a way among running text a Link.',
      do: [
        'Say where it leads or what the person gets there.',
        'Give a screen one solid button or button link at most.',
      ],
      dont: [
        'Use it for what changes something: a link can be opened in a new tab.',
        'Use it in a sentence.',
      ],
      keyboard: [{ keys: 'Enter', effect: 'Goes to the screen.' }],
    },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofEachVariant = () => (
  <Inline gap={3} isWrapping>
    {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
      <Named key={variant} name={variant}>
        <ButtonLink to="/register" variant={variant}>
          Regístrate gratis
        </ButtonLink>
      </Named>
    ))}
  </Inline>
);

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Regístrate gratis' })).toHaveAttribute(
      'href',
      '/register',
    ),
};
export const Variants: Story = { tags: ['state:variants'], render: ofEachVariant };
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  render: ofEachVariant,
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a' } },
  render: ofEachVariant,
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    isWide: true,
    children: 'Crea tu cuenta gratis y guarda todas las canciones que te gusten',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
