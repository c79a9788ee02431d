import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Named } from '@/shared/testing';
import { Stack } from '@/shared/ui/stack';
import { Checkbox, Field, PasswordInput, Select, TextArea, TextInput } from '.';

const meta = {
  title: 'Kit/Forms/Field',
  component: Field,
  args: {
    label: 'Email',
    children: <TextInput type="email" placeholder="nombre@ejemplo.com" />,
  },
  parameters: {
    guide: {
      use: 'Around each text input, text area, password and select: it joins the control to its label, hint and error. A Checkbox and a Switch bring their own words.',
      do: [
        'Keep the label above, and short; say how to fill it in in the hint.',
        'Say in the error how to mend it, and keep what was typed.',
        'Hide the label only where the place makes it plain, like a search box.',
      ],
      dont: [
        'Put the label into the placeholder: it goes with the first letter.',
        'Mark an error by colour alone, or before the person has left the field.',
      ],
      pictures: {
        do: () => (
          <Field label="Email" hint="No lo verá nadie más.">
            <TextInput placeholder="nombre@ejemplo.com" />
          </Field>
        ),
        dont: () => <TextInput aria-label="Email" placeholder="Email" />,
      },
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the control; its label, hint and error are read.' },
      ],
    },
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

export const Default: Story = { tags: ['state:default'] };
export const WithHint: Story = { args: { hint: 'No lo verá nadie más.' } };

export const Invalid: Story = {
  tags: ['state:invalid'],
  args: { hint: 'No lo verá nadie más.', error: 'Escribe una dirección completa' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'No lo verá nadie más. Escribe una dirección completa',
    );
  },
};

/** All controls it may hold, and the checkbox, which needs no field. */
export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={5}>
      <Named name="TextInput, its label hidden">
        <Field label="Buscar" isLabelHidden>
          <TextInput
            type="search"
            icon={<Search size={18} />}
            placeholder="Qué quieres reproducir?"
          />
        </Field>
      </Named>
      <Named name="PasswordInput">
        <Field label="Contraseña">
          <PasswordInput showLabel="Mostrar contraseña" hideLabel="Ocultar contraseña" />
        </Field>
      </Named>
      <Named name="Select">
        <Field label="Ordenar por">
          <Select
            options={[
              { value: 'recent', label: 'Recientes' },
              { value: 'alphabetical', label: 'Alfabético' },
            ]}
          />
        </Field>
      </Named>
      <Named name="TextArea, with a hint">
        <Field label="Descripción" hint="Cuéntale a la gente de qué va.">
          <TextArea placeholder="Para escuchar sin prisa" />
        </Field>
      </Named>
      <Named name="Checkbox">
        <Checkbox label="Recuérdame" defaultChecked />
      </Named>
    </Stack>
  ),
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    label: 'Dirección de correo a la que enviaremos el enlace para recuperar tu contraseña',
    error:
      'No pudimos comprobar esta dirección en este momento. Revísala y vuelve a intentarlo dentro de unos minutos.',
  },
};
export const Narrow: Story = {
  ...LongText,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'small' } },
};

export const LabelLeadsToTheControl: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

const handleSent = fn();

// Proves words: Texts that are too long
/** Overlong text stays as pasted, with its excess shown, and is not sent. */
export const TooLong: Story = {
  tags: ['state:invalid'],
  args: { label: 'Mensaje', most: 300, children: <TextArea defaultValue="" /> },
  decorators: [
    (Story) => (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSent();
        }}
      >
        <Story />
        <button type="submit">Enviar</button>
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    handleSent.mockClear();
    const area = canvas.getByRole('textbox', { name: 'Mensaje' });
    const text = 'Nos vemos el sábado. '.repeat(60).trim();
    await userEvent.click(area);
    await userEvent.paste(text);
    await expect(area).toHaveValue(text);
    const sentence = `Sobran ${text.length - 300} caracteres: caben 300.`;
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(area).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(handleSent).not.toHaveBeenCalled();
    await expect(area).toHaveFocus();
    await userEvent.clear(area);
    await userEvent.type(area, 'Hola');
    await waitFor(() => expect(area).toBeValid());
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(handleSent).toHaveBeenCalledOnce();
    await userEvent.clear(area);
    await userEvent.paste(text);
  },
};
