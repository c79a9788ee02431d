import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, PasswordInput } from '.';

const meta = {
  title: 'Kit/Forms/Password input',
  component: PasswordInput,
  args: { showLabel: 'Mostrar contraseña', hideLabel: 'Ocultar contraseña' },
  parameters: {
    guide: {
      use: 'For every password, inside a Field: its owner may look at it.',
      do: [
        'Set autoComplete to new-password where one is made, so that managers offer one.',
        'Say the rules in the hint, before anything is typed.',
      ],
      dont: ['Ask for the password twice.', 'Keep it from being pasted.'],
      keyboard: [
        { keys: 'Tab', effect: 'From the field to the button that shows the password.' },
        { keys: 'Enter, Space', effect: 'On the button: shows or hides it.' },
      ],
    },
  },
  render: (args) => (
    <Field label="Contraseña">
      <PasswordInput {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'input' } },
};
export const Shown: Story = {
  tags: ['state:pressed'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Contraseña');
    await userEvent.type(input, 'una clave');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  },
};
export const Invalid: Story = {
  tags: ['state:invalid'],
  render: (args) => (
    <Field label="Contraseña" error="Escribe al menos ocho caracteres">
      <PasswordInput {...args} defaultValue="corta" />
    </Field>
  ),
};
export const Disabled: Story = {
  tags: ['state:disabled'],
  args: { disabled: true, defaultValue: 'una clave' },
};
