import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { typed } from '@/shared/testing';
import { Field, Select } from '.';

const meta = {
  title: 'Kit/Forms/Select',
  component: Select,
  argTypes: { options: typed('{ value: string; label: string }[]') },
  args: {
    options: [
      { value: 'recent', label: 'Recientes' },
      { value: 'added', label: 'Añadidas hace poco' },
      { value: 'alphabetical', label: 'Alfabético' },
    ],
  },
  parameters: {
    guide: {
      use: 'For one of several values, inside a Field: the platform’s own list, which every phone shows in its own way.',
      do: [
        'Put the options in an order that people know: by size, by alphabet, or the usual first.',
        'Start with the most likely one chosen.',
      ],
      dont: [
        'Use it for two options: take a Checkbox or a Switch.',
        'Act while it is moved through.',
      ],
      keyboard: [
        { keys: '↑, ↓', effect: 'Chooses the one before or after.' },
        { keys: 'Space, Alt + ↓', effect: 'Opens the list.' },
        { keys: 'A letter', effect: 'Chooses the next option that starts with it.' },
        { keys: 'Escape', effect: 'Closes the list.' },
      ],
    },
  },
  render: (args) => (
    <Field label="Ordenar por">
      <Select {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'select' } },
};
export const Invalid: Story = {
  tags: ['state:invalid'],
  render: (args) => (
    <Field label="Ordenar por" error="Elige una de las opciones">
      <Select {...args} />
    </Field>
  ),
};
export const Disabled: Story = { tags: ['state:disabled'], args: { disabled: true } };
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    options: [
      { value: 'tren', label: 'Canciones para volver caminando cuando ya no pasa ningún tren' },
    ],
  },
};

export const Chooses: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Ordenar por' });
    await userEvent.selectOptions(select, 'Alfabético');
    await expect(select).toHaveValue('alphabetical');
  },
};
