import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Repeat, Shuffle, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { toArgType, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { IconButton } from './IconButton';
import * as styles from './IconButton.css';

const meta = {
  title: 'Kit/Actions/Icon button',
  component: IconButton,
  argTypes: { size: toArgType(styles.size) },
  args: { label: 'Más opciones de Luna de ámbar', children: <Ellipsis size={20} aria-hidden /> },
  parameters: {
    guide: {
      use: 'For an action that its icon alone makes plain, where words have no room; with room, take a Button. What opens a menu is a Menu button, what plays a Play button.',
      do: [
        'Name the thing in the label: «Más opciones de Luna de ámbar», not «Más opciones».',
        'Hide the icon from screen readers: the label speaks.',
        'Give isPressed where the button stays down; a dot says so beside the colour.',
      ],
      dont: [
        'Invent an icon: take one that the product uses for the same thing.',
        'Change the label of a toggle together with isPressed: both would be read.',
      ],
      keyboard: [{ keys: 'Enter, Space', effect: 'Presses the button, or turns it on and off.' }],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofEachKind = () => (
  <Inline gap={3}>
    <IconButton label="Más opciones de Luna de ámbar">
      <Ellipsis size={20} aria-hidden />
    </IconButton>
    <IconButton label="Repetir: todo" isPressed>
      <Repeat size={20} aria-hidden />
    </IconButton>
  </Inline>
);

export const Default: Story = { tags: ['state:default'] };

export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Inline gap={3}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Named key={size} name={size}>
          <IconButton label={`Siguiente (${size})`} size={size}>
            <SkipForward size={20} aria-hidden />
          </IconButton>
        </Named>
      ))}
    </Inline>
  ),
};

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  render: ofEachKind,
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button' } },
  render: ofEachKind,
};
export const Pressed: Story = {
  tags: ['state:pressed'],
  parameters: { pseudo: { hover: true, active: true } },
  render: ofEachKind,
};
export const Disabled: Story = { tags: ['state:disabled'], args: { disabled: true } };

function ShuffleButton() {
  const [isPressed, setIsPressed] = useState(false);
  return (
    <IconButton
      label="Modo aleatorio"
      isPressed={isPressed}
      onClick={() => setIsPressed(!isPressed)}
    >
      <Shuffle size={20} aria-hidden />
    </IconButton>
  );
}

export const Selected: Story = {
  tags: ['state:selected'],
  render: () => <ShuffleButton />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Modo aleatorio', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const TurnsWithTheKeyboard: Story = {
  tags: ['no-photo'],
  render: () => <ShuffleButton />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const button = canvas.getByRole('button', { name: 'Modo aleatorio', pressed: true });
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
