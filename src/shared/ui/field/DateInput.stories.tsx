import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { dayFromToday } from '@/shared/lib/form';
import { toArgType } from '@/shared/testing';
import { Stack } from '@/shared/ui/stack';
import { DateInput, Field } from '.';

const meta = {
  title: 'Kit/Forms/Date input',
  component: DateInput,
  argTypes: { type: toArgType(['date', 'time']) },
  args: { min: dayFromToday(7), 'aria-label': 'Fecha de lanzamiento' },
  parameters: {
    guide: {
      use: 'For a day or a time of day that a person knows; a stretch of days up to today is a Period choice.',
      do: [
        'Say its limits in the hint, in words, before they are broken.',
        'Hold them in the rules of the form too: a day that is typed is not stopped by the calendar.',
      ],
      dont: ['Fill in a day that nobody chose.'],
      keyboard: [
        { keys: 'ArrowUp ArrowDown', effect: 'Changes day, month or year by one.' },
        { keys: 'ArrowLeft ArrowRight', effect: 'Goes from one to the next of them.' },
      ],
    },
  },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const inField = (error?: string) => (
  <Field
    label="Fecha de lanzamiento"
    hint="A partir del 26 de noviembre de 2026."
    {...(error && { error })}
  >
    <DateInput min={dayFromToday(7)} defaultValue={dayFromToday(error ? 2 : 10)} />
  </Field>
);

export const Default: Story = {
  tags: ['state:default'],
  render: () => inField(),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Fecha de lanzamiento');
    await fireEvent.change(input, { target: { value: dayFromToday(2) } });
    await expect(input).toBeInvalid();
    await fireEvent.change(input, { target: { value: dayFromToday(8) } });
    await expect(input).toBeValid();
  },
};
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={4}>
      <Field label="Día">
        <DateInput />
      </Field>
      <Field label="Hora de apertura">
        <DateInput type="time" min="12:00" max="23:30" defaultValue="20:30" />
      </Field>
    </Stack>
  ),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: 'input' } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'input' } },
};
export const Invalid: Story = {
  tags: ['state:invalid', 'state:narrow'],
  render: () => inField('Elige una fecha a partir del 26 de noviembre de 2026.'),
  globals: { viewport: { value: 'small' } },
};
export const Disabled: Story = { tags: ['state:disabled'], args: { disabled: true } };
