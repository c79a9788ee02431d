import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longTitle, typed } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { TagField } from './index';

type Props = Parameters<typeof TagField>[0] & { error?: string };

function Stateful({ error, ...props }: Props) {
  const [value, setValue] = useState(props.value);
  return (
    <Field label="Ambientes" hint="Cómo suena: ayuda a los editores a encontrarla." error={error}>
      <TagField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </Field>
  );
}

const meta = {
  title: 'Kit/Forms/Tag field',
  component: TagField,
  args: { value: ['Nocturna', 'Acústica'], onChange: fn(), most: 5 },
  argTypes: {
    value: typed('string[]'),
    suggestions: typed('string[]'),
    ref: typed('Ref<{ focus: () => void }>'),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For words of one’s own, a handful at most: moods, instruments, cities. Of a known list it is a Checklist.',
      do: ['Offer what others use as suggestions, so that one thing has one name.'],
      dont: ['Use it for people or songs: those are searched for.'],
      keyboard: [
        { keys: 'Enter, comma', effect: 'Adds what was typed.' },
        { keys: 'Backspace', effect: 'In an empty line, takes the last one away.' },
        { keys: 'Tab', effect: 'Goes through the crosses, the line and the suggestions.' },
      ],
    },
  },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>;
const line = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Ambientes' });
const getTags = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Etiquetas añadidas' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const Default: Story = { tags: ['state:default'] };

export const Typed: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, args }) => {
    await expect(line(canvas)).toHaveAccessibleDescription(
      'Cómo suena: ayuda a los editores a encontrarla. 2 de 5 · Intro o coma para añadir',
    );
    await userEvent.type(line(canvas), 'Lenta{Enter}Íntima,');
    await expect(getTags(canvas)).toEqual(['Nocturna', 'Acústica', 'Lenta', 'Íntima']);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Nocturna', 'Acústica']);
    await userEvent.paste('Lenta, De viaje ');
    await userEvent.tab();
    await expect(getTags(canvas)).toEqual(['Nocturna', 'Acústica', 'Lenta', 'De viaje']);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar «Acústica»' }));
    await expect(getTags(canvas)).toEqual(['Nocturna', 'Lenta', 'De viaje']);
    await expect(line(canvas)).toHaveFocus();
  },
};

export const Left: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, args }) => {
    await userEvent.type(line(canvas), 'Lenta');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(['Nocturna', 'Acústica', 'Lenta']);
  },
};

export const Suggestions: Story = {
  tags: ['state:default'],
  args: { suggestions: ['Nocturna', 'Bailable', 'Íntima', 'De viaje', 'Instrumental'] },
  play: async ({ canvas, args }) => {
    const list = () => within(canvas.getByRole('list', { name: 'Sugerencias' }));
    await expect(list().getAllByRole('button')).toHaveLength(4);
    await userEvent.type(line(canvas), 'int');
    await expect(list().getAllByRole('button')).toHaveLength(1);
    await userEvent.click(list().getByRole('button', { name: 'Íntima' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Nocturna', 'Acústica', 'Íntima']);
    await expect(line(canvas)).toHaveValue('');
    await expect(line(canvas)).toHaveFocus();
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: ['button', 'input'] } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'input' } },
};

/** Duplicates ignore case and accents; the input stays. */
export const Twice: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, args }) => {
    await userEvent.type(line(canvas), 'acustica{Enter}');
    await expect(canvas.getByText('«acustica» ya está.')).toBeVisible();
    await expect(line(canvas)).toHaveValue('acustica');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Full: Story = {
  tags: ['state:invalid'],
  args: { most: 2, suggestions: ['Bailable'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('list', { name: 'Sugerencias' })).toBeNull();
    await expect(canvas.getByText('2 de 2 · Quita una para añadir otra')).toBeVisible();
    await userEvent.type(line(canvas), 'Lenta{Enter}');
    await expect(canvas.getByText('«Lenta» no cabe: quita una para añadirla.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { tags: ['state:disabled'], args: { disabled: true } };

export const LongText: Story = {
  tags: ['state:long-text'],
  args: { value: ['Nocturna', longTitle, longTitle.replaceAll(' ', '')] },
};
export const Narrow: Story = {
  ...LongText,
  tags: ['state:narrow'],
  args: { ...LongText.args, suggestions: ['Bailable', 'Íntima', 'Instrumental', 'De viaje'] },
  globals: { viewport: { value: 'small' } },
};

const onSend = fn();

function PitchForm() {
  const { control, handleSubmit } = useForm<{ moods: string[] }>({ defaultValues: { moods: [] } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(({ moods }) => onSend(moods))(event)}>
      <Stack gap={5}>
        <Controller
          control={control}
          name="moods"
          rules={{ validate: ({ length }) => length > 0 || 'Añade al menos una.' }}
          render={({ field, fieldState }) => (
            <Field label="Ambientes" error={fieldState.error?.message}>
              <TagField {...field} most={5} />
            </Field>
          )}
        />
        <Button type="submit">Enviar</Button>
      </Stack>
    </form>
  );
}

/** Enter adds the typed tag, and submits the form where the input is empty. */
export const InForm: Story = {
  tags: ['state:invalid'],
  render: () => <PitchForm />,
  play: async ({ canvas }) => {
    onSend.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Añade al menos una.');
    await expect(line(canvas)).toHaveFocus();
    await expect(line(canvas)).toBeInvalid();
    await userEvent.keyboard('Lenta{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSend).toHaveBeenCalledWith(['Lenta']));
  },
};
