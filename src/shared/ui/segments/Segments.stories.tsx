import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { typed } from '@/shared/testing';
import { Segments } from './index';

const views = [
  { value: 'list', label: 'Lista' },
  { value: 'months', label: 'Meses' },
  { value: 'map', label: 'Mapa' },
];

function Stateful(props: Parameters<typeof Segments>[0]) {
  const [value, setValue] = useState(props.value);
  return (
    <Segments
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Kit/Forms/Segments',
  component: Segments,
  args: { label: 'Vista', value: 'list', options: views, onChange: fn() },
  argTypes: { options: typed('{ value: Value; label: string }[]') },
  render: (args) => <Stateful {...args} />,
  parameters: {
    guide: {
      use: 'For two to five looks at the same thing, of one or two words each; more of them are a Select, other contents are Tabs.',
      do: ['Show the effect at once.', 'Keep the words of one length, about.'],
      dont: ['Use it in a form whose answer is sent later.', 'Let one of them mean «none».'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the chosen one.' },
        { keys: 'ArrowLeft ArrowRight', effect: 'Chooses the one before or after.' },
      ],
    },
  },
} satisfies Meta<typeof Segments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colours', 'state:default', 'state:selected'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Vista' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mapa' }));
    await expect(args.onChange).toHaveBeenCalledWith('map');
    await expect(canvas.getByRole('radio', { name: 'Mapa' })).toBeChecked();
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: 'label:nth-of-type(2)' } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Lista' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Meses' })).toBeChecked();
  },
};
export const Disabled: Story = { tags: ['state:disabled'], args: { isDisabled: true } };
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: {
    options: [
      { value: 'list', label: 'Todas las publicaciones' },
      { value: 'months', label: 'Solo las de los últimos doce meses' },
      { value: 'map', label: 'Por lugares' },
    ],
  },
  globals: { viewport: { value: 'small' } },
};
