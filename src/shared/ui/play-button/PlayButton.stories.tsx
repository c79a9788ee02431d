import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { toArgType, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { PlayButton } from './PlayButton';
import * as styles from './PlayButton.css';

const meta = {
  title: 'Kit/Actions/Play button',
  component: PlayButton,
  argTypes: { size: toArgType(styles.size) },
  args: { label: 'Reproducir Luna de ámbar', isPlaying: false, onClick: fn() },
  parameters: {
    guide: {
      use: 'For playing and pausing, and for nothing else: it is the one glowing thing of a screen.',
      do: [
        'Take the large one in headers and in the player, the others on cards and tiles.',
        'Say in the label what a press does now, and to what: «Pausar Luna de ámbar».',
      ],
      dont: [
        'Put two large ones on a screen.',
        'Add isPressed: the changing label tells the state.',
      ],
      pictures: {
        do: () => <PlayButton label="Reproducir Noches de patio" isPlaying={false} size="large" />,
        dont: () => (
          <Inline gap={4}>
            <PlayButton label="Reproducir Noches de patio" isPlaying={false} size="large" />
            <PlayButton label="Reproducir Luna de ámbar" isPlaying={false} size="large" />
          </Inline>
        ),
      },
      keyboard: [{ keys: 'Enter, Space', effect: 'Plays or pauses what this button is about.' }],
    },
  },
} satisfies Meta<typeof PlayButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['small', 'medium', 'large'] as const;

const ofEachSize = (isPlaying = false) => (
  <Inline gap={4}>
    {sizes.map((size) => (
      <Named key={size} name={size}>
        <PlayButton label={`Reproducir (${size})`} isPlaying={isPlaying} size={size} />
      </Named>
    ))}
  </Inline>
);

export const Default: Story = { tags: ['state:default'] };
export const Variants: Story = { tags: ['state:variants'], render: () => ofEachSize() };
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  render: () => ofEachSize(),
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button' } },
  render: () => ofEachSize(),
};
export const Pressed: Story = {
  tags: ['state:pressed'],
  parameters: { pseudo: { hover: true, active: true } },
  render: () => ofEachSize(),
};
export const Selected: Story = { tags: ['state:selected'], render: () => ofEachSize(true) };
export const Disabled: Story = { tags: ['state:disabled'], args: { disabled: true } };

function Toggling() {
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <PlayButton
      label={`${isPlaying ? 'Pausar' : 'Reproducir'} Luna de ámbar`}
      isPlaying={isPlaying}
      onClick={() => setIsPlaying(!isPlaying)}
    />
  );
}

export const PlaysAndPauses: Story = {
  tags: ['no-photo'],
  render: () => <Toggling />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Pausar Luna de ámbar' })).toHaveFocus();
  },
};

export const Presses: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
