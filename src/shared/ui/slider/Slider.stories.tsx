import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Stack } from '@/shared/ui/stack';
import { Slider } from './Slider';

const inWords = (seconds: number) =>
  `${Math.floor(seconds / 60)} minutos ${seconds % 60} segundos de 3 minutos 40 segundos`;

function ProgressSlider(props: ComponentProps<typeof Slider>) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} valueText={inWords(value)} onValueChange={setValue} />;
}

const meta = {
  title: 'Kit/Forms/Slider',
  component: Slider,
  args: {
    label: 'Progreso',
    value: 80,
    max: 220,
    step: 5,
    valueText: inWords(80),
    onValueCommit: fn(),
  },
  parameters: {
    guide: {
      use: 'For a place on a scale that is felt rather than typed: the position in a track, the volume.',
      do: [
        'Say the value in words: «1 minuto 20 segundos de 3 minutos 40 segundos».',
        'Act on onValueCommit where acting on every step would be too much, like seeking.',
        'Show the value in print beside it where the exact one matters.',
      ],
      dont: [
        'Use it for an exact number: that is a text input.',
        'Make it shorter than 80 px: each step would be too small for a finger.',
      ],
      keyboard: [
        { keys: '→, ↑', effect: 'One step on.' },
        { keys: '←, ↓', effect: 'One step back.' },
        { keys: 'Page Up, Page Down', effect: 'A tenth of the way.' },
        { keys: 'Home, End', effect: 'To the start, to the end.' },
      ],
    },
  },
  render: (args) => <ProgressSlider {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['forced-colours', 'state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Progreso' })).toHaveFocus();
  },
};
export const Pressed: Story = { tags: ['state:pressed'], parameters: { pseudo: { active: true } } };
export const Disabled: Story = { tags: ['state:disabled'], args: { isDisabled: true, value: 60 } };
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: { pseudo: { hover: true } },
  render: (args) => (
    <Stack gap={2}>
      <Slider {...args} label="Principio" value={0} valueText={inWords(0)} />
      <Slider {...args} label="Final" value={220} valueText={inWords(220)} />
      <Slider {...args} label="Vacío" value={0} max={0} valueText="Sin duración" />
    </Stack>
  ),
};

export const SpeaksAndCommits: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Progreso' });
    await expect(slider).toHaveAttribute('aria-valuetext', inWords(80));
    // Simulated keys do not move a range input.
    await fireEvent.change(slider, { target: { value: '85' } });
    await fireEvent.change(slider, { target: { value: '90' } });
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await fireEvent.keyUp(slider, { key: 'ArrowRight' });
    await expect(slider).toHaveAttribute('aria-valuetext', inWords(90));
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(90);
  },
};
