import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search, X } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Named } from '@/shared/testing';
import { IconButton } from '@/shared/ui/icon-button';
import { Stack } from '@/shared/ui/stack';
import { Field, TextInput } from '.';

const meta = {
  title: 'Kit/Forms/Text input',
  component: TextInput,
  args: { placeholder: 'Noches de patio' },
  parameters: {
    guide: {
      use: 'For one line of text, an address or a search, inside a Field; for more than a line, a Text area.',
      do: [
        'Set type and autoComplete: phones then show the right keys, and browsers fill it in.',
        'Keep the icon for what the field is about, and the trailing place for one button.',
      ],
      dont: [
        'Use it without a Field or an aria-label.',
        'Stop letters from being typed: the `most` of its Field says what is too much.',
      ],
      keyboard: [{ keys: 'Enter', effect: 'Sends the form that it is in.' }],
    },
  },
  render: (args) => (
    <Field label="Nombre de la playlist">
      <TextInput {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={4}>
      <Named name="icon">
        <TextInput
          aria-label="Buscar"
          type="search"
          icon={<Search size={18} />}
          placeholder="Qué quieres reproducir?"
        />
      </Named>
      <Named name="icon, trailing">
        <TextInput
          aria-label="Buscar en la playlist"
          defaultValue="luna"
          icon={<Search size={18} />}
          trailing={
            <IconButton label="Borrar la búsqueda">
              <X size={18} aria-hidden />
            </IconButton>
          }
        />
      </Named>
    </Stack>
  ),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'input' } },
};
export const Invalid: Story = {
  tags: ['state:invalid'],
  render: (args) => (
    <Field label="Nombre de la playlist" error="Ponle un nombre">
      <TextInput {...args} />
    </Field>
  ),
};
export const Disabled: Story = {
  tags: ['state:disabled'],
  args: { disabled: true, defaultValue: 'alma.ribera' },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { defaultValue: 'Canciones para volver caminando cuando ya no pasa ningún tren' },
};

export const TakesText: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nombre de la playlist' });
    await userEvent.type(input, 'Domingo lento');
    await expect(input).toHaveValue('Domingo lento');
  },
};
