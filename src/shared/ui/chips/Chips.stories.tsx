import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { longTitle, typed } from '@/shared/testing';
import { Chips } from './index';

const chips = [
  { value: '', label: 'Todo' },
  { value: 'tracks', label: 'Canciones' },
  { value: 'artists', label: 'Artistas', count: 12 },
];

function Stateful(props: Parameters<typeof Chips>[0]) {
  const [chosen, setChosen] = useState(props.chosen);
  const handleChoose = (value: string) => {
    setChosen(value);
    props.onChoose(value);
  };
  return <Chips {...props} chosen={chosen} onChoose={handleChoose} />;
}

const meta = {
  title: 'Kit/Actions/Chips',
  component: Chips,
  args: { label: 'Tipo de resultado', chosen: '', chips, onChoose: fn() },
  argTypes: { chips: typed('{ value: string; label: string; count?: number }[]') },
  render: (args) => <Stateful {...args} />,
  parameters: {
    guide: {
      use: 'Above a list, to show only one kind or state of what is in it.',
      do: ['Begin with the chip for all of it.', 'Add a count where it is known.'],
      dont: ['Let several be pressed at once.', 'Use them for other contents: those are Tabs.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the next chip.' },
        { keys: 'Enter', effect: 'Shows only that kind.' },
      ],
    },
  },
} satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colours', 'state:default', 'state:selected'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Artistas 12' }));
    await expect(args.onChoose).toHaveBeenCalledWith('artists');
    await expect(canvas.getByRole('button', { name: 'Artistas 12' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Todo' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: 'button:nth-of-type(2)' } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button:nth-of-type(2)' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Canciones' })).toHaveFocus();
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { chips: [...chips, { value: 'long', label: longTitle }] },
  globals: { viewport: { value: 'narrow' } },
};
