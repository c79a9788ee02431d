import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { Field, NumberInput } from '.';

const meta = {
  title: 'Kit/Forms/Number input',
  component: NumberInput,
  parameters: {
    guide: {
      use: 'For a number that is typed: places, prices, rates. For a choice on a scale, a Slider.',
      do: [
        'Read it with readNumber, and say in the error what may be typed.',
        'Say the least and the most in the hint.',
      ],
      dont: ["Use the browser's own number field: it reads '1.000' as 1."],
      keyboard: [{ keys: 'Enter', effect: 'Sends the form that it is in.' }],
    },
  },
  render: (args) => (
    <Field label="Capacidad">
      <NumberInput defaultValue="1.000" {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'input' } },
};
export const Invalid: Story = {
  tags: ['state:invalid'],
  args: { defaultValue: '72.9' },
  render: (args) => (
    <Field label="Capacidad" error="Escribe un número entero">
      <NumberInput {...args} />
    </Field>
  ),
};
export const Disabled: Story = { tags: ['state:disabled'], args: { disabled: true } };

// Proves words: Typed numbers, in a field
export const Keeps: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Capacidad' });
    await userEvent.clear(input);
    await userEvent.type(input, '1.500{ArrowUp}');
    await fireEvent.wheel(input, { deltaY: 100 });
    await expect(input).toHaveValue('1.500');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
  },
};
