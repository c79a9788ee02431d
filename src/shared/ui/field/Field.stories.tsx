import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '@/shared/ui/stack';
import { Checkbox, Field, PasswordInput, Select, TextInput } from '.';

const meta = {
  title: 'Kit/Forms/Field',
  component: Field,
  args: {
    label: 'Correo electrónico',
    children: <TextInput type="email" placeholder="nombre@ejemplo.com" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'No lo verá nadie más.' } };

export const WithError: Story = {
  args: { hint: 'No lo verá nadie más.', error: 'Escribe una dirección completa' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Correo electrónico' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'No lo verá nadie más. Escribe una dirección completa',
    );
  },
};

export const Controls: Story = {
  render: () => (
    <Stack gap={5}>
      <Field label="Buscar" isLabelHidden>
        <TextInput
          type="search"
          icon={<Search size={18} />}
          placeholder="Qué quieres reproducir?"
        />
      </Field>
      <Field label="Contraseña">
        <PasswordInput showLabel="Mostrar contraseña" hideLabel="Ocultar contraseña" />
      </Field>
      <Field label="Ordenar por">
        <Select
          options={[
            { value: 'recent', label: 'Recientes' },
            { value: 'alphabetical', label: 'Alfabético' },
          ]}
        />
      </Field>
      <Field label="Nombre de usuario">
        <TextInput disabled value="alma.ribera" readOnly />
      </Field>
      <Checkbox label="Recuérdame" defaultChecked />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Dirección de correo a la que enviaremos el enlace para recuperar tu contraseña',
    error:
      'No pudimos comprobar esta dirección en este momento. Revísala y vuelve a intentarlo dentro de unos minutos.',
  },
};

export const ShowsThePassword: Story = {
  args: {
    label: 'Contraseña',
    children: <PasswordInput showLabel="Mostrar contraseña" hideLabel="Ocultar contraseña" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Contraseña');
    await userEvent.type(input, 'una clave');
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar contraseña' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  },
};
