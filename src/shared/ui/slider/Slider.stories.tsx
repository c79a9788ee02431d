import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
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
  render: (args) => <ProgressSlider {...args} />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { isDisabled: true, value: 0 } };

export const SpeaksAndCommits: Story = {
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Progreso' });
    await expect(slider).toHaveAttribute('aria-valuetext', inWords(80));
    // The keys of a range input belong to the platform; simulated ones do not reach it.
    await fireEvent.change(slider, { target: { value: '85' } });
    await fireEvent.change(slider, { target: { value: '90' } });
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await fireEvent.keyUp(slider, { key: 'ArrowRight' });
    await expect(slider).toHaveAttribute('aria-valuetext', inWords(90));
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(90);
  },
};
