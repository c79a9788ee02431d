import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { dayFromToday, fieldSentence, lazySchema } from '@/shared/lib/form';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { typed } from '@/shared/testing';
import { Dialog } from '@/shared/ui/dialog';
import { Checklist, DateInput, Field, TextInput } from '@/shared/ui/field';
import { FieldColumns, FormFrame } from './index';

type Pitch = { title: string; releaseDate: string; playlists: string[] };

const schema = lazySchema<Pitch>(async () =>
  z.object({
    title: z.string().check(z.trim(), z.minLength(1, 'Escribe el título.')),
    releaseDate: z.string().check(
      z.minLength(1, { error: 'Elige una fecha.', abort: true }),
      z.refine(
        (day) => day >= dayFromToday(7),
        'Elige una fecha a partir de dentro de siete días.',
      ),
    ),
    playlists: z.array(z.string()).check(z.minLength(1, 'Elige al menos una playlist.')),
  }),
);

const playlists = [
  { value: 'novedades', label: 'Novedades Viernes' },
  { value: 'indie', label: 'Indie en español' },
];

const unsaved = {
  title: '¿Salir sin enviar?',
  text: 'Perderás lo que has escrito de «Luna de ámbar».',
  stayLabel: 'Seguir editando',
  leaveLabel: 'Salir',
};

type PitchFormProps = {
  onSend: (pitch: Pitch) => Promise<boolean>;
  onCancel: () => void;
  isIncomplete?: boolean;
};

function PitchForm({ onSend, onCancel, isIncomplete = false }: PitchFormProps) {
  const form = useForm<Pitch>({
    resolver: schema,
    defaultValues: { title: '', releaseDate: '', playlists: [] },
  });
  const { errors } = form.formState;
  const getError = (field: 'title' | 'releaseDate') =>
    fieldSentence(errors[field], (key: string) => key);
  const listError = errors.playlists?.message;
  const handleSubmit = async (pitch: Pitch) => {
    if (!(await onSend(pitch)))
      form.setError('root', { message: 'No pudimos enviar «Luna de ámbar». Inténtalo de nuevo.' });
  };
  return (
    <FormFrame
      form={form}
      onSubmit={handleSubmit}
      submitLabel="Enviar pitch"
      isIncomplete={isIncomplete}
      cancelLabel="Cancelar"
      onCancel={onCancel}
      problemsTitle="Falta algo por completar:"
      problems={[
        { field: 'title', label: 'Título:', text: getError('title') },
        { field: 'releaseDate', label: 'Fecha de lanzamiento:', text: getError('releaseDate') },
        { field: 'playlists', label: 'Playlists:', text: listError },
      ]}
      unsaved={unsaved}
    >
      <Field label="Título" error={getError('title')}>
        <TextInput autoComplete="off" {...form.register('title')} />
      </Field>
      <Field
        label="Fecha de lanzamiento"
        hint="Como muy pronto, dentro de siete días."
        error={getError('releaseDate')}
      >
        <DateInput min={dayFromToday(7)} {...form.register('releaseDate')} />
      </Field>
      <Controller
        control={form.control}
        name="playlists"
        render={({ field: { ref, value, onChange } }) => (
          <Checklist
            ref={ref}
            label="Playlists"
            options={playlists}
            value={value}
            onChange={onChange}
            error={listError}
          />
        )}
      />
    </FormFrame>
  );
}

const onSend = fn<(pitch: Pitch) => Promise<boolean>>();
const onCancel = fn();
const form = <PitchForm onSend={onSend} onCancel={onCancel} />;

const meta = {
  title: 'Kit/Forms/Form frame',
  component: FormFrame,
  subcomponents: { FieldColumns },
  // For documentation; each story draws the whole form.
  args: { submitLabel: 'Enviar pitch', cancelLabel: 'Cancelar' } as never,
  argTypes: {
    form: typed('UseFormReturn<Values>'),
    problems: typed('{ field: FieldPath<Values>; label: string; text?: string }[]'),
    unsaved: typed('{ title: string; text: string; stayLabel: string; leaveLabel: string }'),
  },
  beforeEach: () => {
    onSend.mockReset().mockResolvedValue(true);
  },
  render: () => form,
  parameters: {
    guide: {
      use: 'Around the fields of every form of the offices, on a page or in a dialog; a search or a filter is no form.',
      do: [
        'Name the button by what it does.',
        'Group the fields by question, in one column, with help before the error.',
      ],
      dont: ['Switch the button off until all is filled in: nobody learns what is missing.'],
      keyboard: [
        { keys: 'Enter', effect: 'Sends, from a line of text.' },
        { keys: 'Tab', effect: 'Goes through the problems, the fields and the buttons.' },
      ],
    },
  },
} satisfies Meta<typeof FormFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole' | 'findByRole'>;

const send = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enviar pitch' }));

/** A date field accepts no text letter by letter. */
async function fill(canvas: Canvas, day = dayFromToday(9)) {
  await userEvent.type(canvas.getByLabelText('Título'), 'Luna de ámbar');
  await userEvent.clear(canvas.getByLabelText('Fecha de lanzamiento'));
  await userEvent.type(canvas.getByLabelText('Fecha de lanzamiento'), day);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Indie en español' }));
}

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledWith({
        title: 'Luna de ámbar',
        releaseDate: dayFromToday(9),
        playlists: ['indie'],
      }),
    );
  },
};

export const Invalid: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    await send(canvas);
    const summary = await canvas.findByRole('region', { name: 'Falta algo por completar:' });
    await expect(within(summary).getAllByRole('button')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByLabelText('Título')).toHaveFocus());
    await userEvent.click(within(summary).getByRole('button', { name: /^Playlists/ }));
    await expect(canvas.getByRole('checkbox', { name: 'Novedades Viernes' })).toHaveFocus();
    await expect(onSend).not.toHaveBeenCalled();
  },
};

/** A single problem is shown only at its field. */
export const TooEarly: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas }) => {
    await fill(canvas, dayFromToday(6));
    await send(canvas);
    await canvas.findByText('Elige una fecha a partir de dentro de siete días.');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Pending: Story = {
  tags: ['state:pending'],
  play: async ({ canvas }) => {
    onSend.mockReturnValue(new Promise(() => undefined));
    await fill(canvas);
    await send(canvas);
    const button = canvas.getByRole('button', { name: 'Enviar pitch' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  play: async ({ canvas }) => {
    onSend.mockResolvedValue(false);
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos enviar');
    await expect(canvas.getByLabelText('Título')).toHaveValue('Luna de ámbar');
    await expect(canvas.getByRole('checkbox', { name: 'Indie en español' })).toBeChecked();
  },
};

export const InDialog: Story = {
  tags: ['state:variants', 'state:long-text'],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  render: () => (
    <Dialog
      isOpen
      onOpenChange={() => leaveBy(onCancel)}
      title="Enviar una canción a los editores de las playlists de Tonada"
      closeLabel="Cerrar"
      size="medium"
    >
      <PitchForm onSend={onSend} onCancel={() => leaveBy(onCancel)} />
    </Dialog>
  ),
  play: async () => {
    onCancel.mockClear();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Título'), 'Luna');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(onCancel).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus(),
    );
    await userEvent.click(question.getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(onCancel).toHaveBeenCalled());
  },
};

export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'small' } } };
export const Incomplete: Story = {
  tags: ['state:disabled'],
  render: () => <PitchForm onSend={onSend} onCancel={onCancel} isIncomplete />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enviar pitch' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(await canvas.findAllByText('Escribe el título.')).not.toHaveLength(0);
    await expect(onSend).not.toHaveBeenCalled();
  },
};
