import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toArgType, Named } from '@/shared/testing';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Link } from './Link';
import * as styles from './Link.css';

const meta = {
  title: 'Kit/Actions/Link',
  component: Link,
  argTypes: { tone: toArgType(styles.tone) },
  args: { to: '/artist/art_alma', children: 'Alma Ribera' },
  parameters: {
    guide: {
      use: 'For a way to another screen among text; the main way on from a screen is a Button link.',
      do: [
        'Take the accent tone inside a sentence, where colour and underline tell it from the words around it.',
        'Take the plain tone for names in lists and headers, which are known to lead somewhere.',
      ],
      dont: [
        'Link «aquí»: link the words that name the place.',
        'Use it for an action: that is a Button.',
      ],
      pictures: {
        do: () => (
          <Text>
            ¿No tienes cuenta?{' '}
            <Link to="/register" tone="accent">
              Regístrate gratis
            </Link>
          </Text>
        ),
        dont: () => (
          <Text>
            Para crear una cuenta pulsa{' '}
            <Link to="/register" tone="accent">
              aquí
            </Link>
          </Text>
        ),
      },
      keyboard: [{ keys: 'Enter', effect: 'Goes to the screen.' }],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofEachTone = () => (
  <Stack gap={4} align="start">
    <Named name="plain">
      <Link to="/artist/art_alma">Alma Ribera</Link>
    </Named>
    <Named name="accent">
      <Text>
        ¿No tienes cuenta?{' '}
        <Link to="/register" tone="accent">
          Regístrate gratis
        </Link>
      </Text>
    </Named>
  </Stack>
);

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Alma Ribera' })).toHaveAttribute(
      'href',
      '/artist/art_alma',
    ),
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
    <Text style={{ inlineSize: 260 }}>
      Escuchabas{' '}
      <Link to="/playlist/pls_tren" tone="accent">
        Canciones para volver caminando cuando ya no pasa ningún tren
      </Link>{' '}
      esta tarde.
    </Text>
  ),
};
