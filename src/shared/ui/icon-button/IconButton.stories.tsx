import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Repeat, Shuffle, SkipForward } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '@/shared/ui/stack';
import { IconButton } from './IconButton';

const meta = {
  title: 'Kit/Actions/Icon button',
  component: IconButton,
  args: { label: 'Más opciones de Luna de ámbar', children: <Ellipsis size={20} aria-hidden /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <IconButton key={size} label={`Siguiente (${size})`} size={size}>
          <SkipForward size={20} aria-hidden />
        </IconButton>
      ))}
      <IconButton label="Repetir: todo" isPressed>
        <Repeat size={20} aria-hidden />
      </IconButton>
      <IconButton label="Siguiente" disabled>
        <SkipForward size={20} aria-hidden />
      </IconButton>
    </Inline>
  ),
};

export const Pressed: Story = {
  render: function ShuffleButton() {
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
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Modo aleatorio', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
