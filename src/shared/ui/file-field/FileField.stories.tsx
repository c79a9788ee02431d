import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { longTitle, typed } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { DropHint, DropPlace, FileField, type FileItem } from './index';

const megabyte = 1024 ** 2;

const pictures = [
  { name: 'JPG', accept: ['image/jpeg'], starts: [[0xff, 0xd8, 0xff]] },
  { name: 'PNG', accept: ['image/png'], starts: [[0x89, 0x50, 0x4e, 0x47]] },
];
const sounds = [
  { name: 'WAV', accept: ['audio/wav', '.wav'], starts: [], isJudgedLater: true },
  { name: 'FLAC', accept: ['audio/flac', '.flac'], starts: [], isJudgedLater: true },
];

const named = (name: string, type = 'audio/wav', content = 'RIFF') =>
  new File([content], name, { type });

const cover = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#3b1f4a" d="M0 0h4v4H0z"/><circle cx="2" cy="2" r="1.2" fill="#f5a524"/></svg>',
  ],
  { type: 'image/svg+xml' },
);
const song = (id: string, name: string) => ({ id, name, size: 42.3 * megabyte });
const done: FileItem = { ...song('a', '01 Luna de ámbar.wav'), state: 'done' };
const sending: FileItem = { ...song('b', '02 Patio.wav'), state: 'sending', progress: 0.42 };
const paused: FileItem = { ...song('e', '05 Orilla.wav'), state: 'paused', progress: 0.6 };
const waiting: FileItem = { ...song('c', '03 La vuelta larga.wav'), state: 'waiting' };
const failed: FileItem = {
  ...song('d', '04 Sal y madera.wav'),
  state: 'failed',
  reason: 'Se cortó la conexión. Vuelve a intentarlo.',
};

/** Keeps files as a screen does: pending until cancelled or removed. */
function Stateful(props: Parameters<typeof FileField>[0]) {
  const [items, setItems] = useState(props.items);
  const without = (id: string) => setItems(items.filter((item) => item.id !== id));
  const update = (id: string) =>
    setItems(items.map((item) => (item.id === id ? { ...item, state: 'waiting' } : item)));
  return (
    <FileField
      {...props}
      items={items}
      onAdd={(files) => {
        props.onAdd(files);
        const added = files.map((file) => ({
          id: file.name,
          name: file.name,
          size: file.size,
          picture: file,
          state: 'waiting' as const,
        }));
        setItems([...items, ...added]);
      }}
      onCancel={(id) => {
        props.onCancel(id);
        without(id);
      }}
      onRetry={(id) => {
        props.onRetry(id);
        update(id);
      }}
      onRemove={(id) => {
        props.onRemove(id);
        without(id);
      }}
    />
  );
}

const meta = {
  title: 'Kit/Forms/File field',
  component: FileField,
  subcomponents: { DropHint, DropPlace },
  args: {
    label: 'Canciones',
    kinds: sounds,
    largest: 200 * megabyte,
    most: 12,
    items: [],
    onAdd: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
  argTypes: {
    kinds: typed('FileKind[]'),
    items: typed('FileItem[]'),
    ref: typed('Ref<{ focus: () => void }>'),
  },
  render: (args) => <Stateful {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For what people bring as files: sound, covers, papers. It shows how far each is; the screen sends them.',
      do: [
        'Name the kinds as people call them, and take them from the kinds of shared/files, which know their first bytes.',
        'Begin to send at once, and let the form be filled in meanwhile.',
        'Say in a failure why, and what to do; keep the file, so that it can be sent again.',
      ],
      dont: ['Put it into a Field: it brings its own label, hint and error.'],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Opens the choice of files of the platform.' },
        { keys: 'Tab', effect: 'Goes on to each file, to send it again, to cancel or remove it.' },
      ],
    },
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const isUnloadPrevented = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const choose = (canvasElement: HTMLElement, files: File[]) =>
  userEvent.upload(canvasElement.querySelector('input') as HTMLInputElement, files, {
    // Some platforms and drops ignore `accept`.
    applyAccept: false,
  });

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('group', { name: 'Canciones' })).toHaveAccessibleDescription(
      'Hasta 12 archivos WAV o FLAC, de 200 MB como máximo cada uno.',
    );
    // The browser knows no type for the second.
    const [first, second] = [named('01 Luna.wav'), named('02 Patio.flac', '')];
    await choose(canvasElement, [first, second]);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([first, second]));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    // The pressed button disappears; the focus moves to choosing another file.
    await userEvent.click(
      canvas.getByRole('button', { name: 'Cancelar el envío de «01 Luna.wav»' }),
    );
    await expect(args.onCancel).toHaveBeenCalledWith('01 Luna.wav');
    await expect(canvas.getByRole('button', { name: 'Elegir archivos' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Variants: Story = {
  name: 'Variants: one picture',
  tags: ['state:variants', 'state:disabled'],
  args: {
    label: 'Portada',
    kinds: pictures,
    largest: 10 * megabyte,
    most: 1,
    items: [
      { id: 'a', name: 'portada.png', size: 2.4 * megabyte, picture: cover, state: 'waiting' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0),
    );
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'JPG o PNG, de 10 MB como máximo.',
    );
    const button = canvas.getByRole('button', { name: 'Elegir archivo' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Quita el archivo para elegir otro.')).toBeVisible();
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  args: { items: [done] },
  parameters: { pseudo: { hover: 'button' } },
};
export const Focus: Story = {
  tags: ['state:focus'],
  args: { items: [done] },
  parameters: { pseudo: { focusVisible: 'button' } },
};

export const Dropped: Story = {
  tags: ['state:hover'],
  play: async ({ canvas, args }) => {
    const container = canvas.getByRole('button', { name: 'Elegir archivos' }).parentElement;
    if (!container) throw new Error('The button stands nowhere.');
    const good = named('01 Luna.wav');
    const dataTransfer = new DataTransfer();
    for (const file of [good, named('letra.txt', 'text/plain')]) dataTransfer.items.add(file);
    const drag = (type: 'dragover' | 'drop') =>
      fireEvent(container, new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    await drag('dragover');
    await expect(container).toHaveAttribute('data-over');
    await drag('drop');
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([good]));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '«letra.txt» no se añadió: elige un archivo WAV o FLAC.',
    );
    await drag('dragover');
  },
};

// Proves failures: The browser asks before files on their way are lost
export const Pending: Story = {
  tags: ['state:pending', 'state:success'],
  args: { items: [done, sending, waiting] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Progreso de «02 Patio.wav»' }),
    ).toHaveAttribute('value', '0.42');
    await expect(canvas.getByText(/Enviando, 42/)).toBeVisible();
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('«01 Luna de ámbar.wav»: listo«02 Patio.wav»: 25 %');
    await expect(status).toHaveAttribute('aria-atomic', 'false');
    // Closing the page asks first.
    await expect(isUnloadPrevented()).toBe(true);
  },
};

// Proves releases: A lost connection pauses a large file
export const Paused: Story = {
  tags: ['state:pending'],
  args: { items: [paused, waiting] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/En pausa, sin conexión · 60/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '«05 Orilla.wav»: en pausa hasta que vuelva la conexión',
    );
    await expect(canvas.getByRole('button', { name: /^Cancelar.*Orilla/ })).toBeVisible();
    await expect(isUnloadPrevented()).toBe(true);
  },
};

/** The focus stays at the file, whose next button cancels. */
export const SentAgain: Story = {
  tags: ['no-photo'],
  args: { items: [failed] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '«04 Sal y madera.wav»: Se cortó la conexión. Vuelve a intentarlo.',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Reintentar/ }));
    await expect(args.onRetry).toHaveBeenCalledWith('d');
    await expect(canvas.getByRole('listitem')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Cancelar/ })).toHaveFocus();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { items: [done, failed] },
  play: async () => expect(isUnloadPrevented()).toBe(false),
};

// Proves failures: A refused file makes room
export const Replaced: Story = {
  tags: ['no-photo'],
  args: { most: 1, items: [failed] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('button', { name: 'Elegir archivo' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const next = named('04 Sal y madera (2).wav');
    await choose(canvasElement, [next]);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([next]));
    await expect(args.onRemove).toHaveBeenCalledWith('d');
  },
};

export const Removed: Story = {
  tags: ['no-photo'],
  args: { items: [done, failed] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar «01 Luna de ámbar.wav»' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
    await expect(canvas.getByRole('button', { name: 'Elegir archivos' })).toHaveFocus();
  },
};

export const Invalid: Story = {
  tags: ['state:invalid'],
  args: { most: 2, largest: 8, kinds: pictures },
  play: async ({ canvas, canvasElement, args }) => {
    const png = (name: string, rest = '') => {
      const start = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
      return new File([start, rest], name, { type: 'image/png' });
    };
    await choose(canvasElement, [
      png('uno.png'),
      named('texto.png', 'image/png', 'Hola'),
      png('grande.png', '123456789'),
      named('nada.png', 'image/png', ''),
      png('dos.png'),
      png('tres.png'),
    ]);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      [
        '«texto.png» no se añadió: elige un archivo JPG o PNG.',
        '«grande.png» no se añadió: pesa 13 B y el máximo son 8 B.',
        '«nada.png» no se añadió: está vacío.',
        '«tres.png» no se añadió: ya no caben más.',
      ].join(' '),
    );
    await expect(args.onAdd).toHaveBeenLastCalledWith(
      ['uno.png', 'dos.png'].map((name) => expect.objectContaining({ name })),
    );
    await expect(canvas.getByText('Ya no caben más: quita uno para añadir otro.')).toBeVisible();
  },
};

export const NoImage: Story = {
  tags: ['state:no-image'],
  args: { items: [{ ...done, picture: new Blob(['no picture'], { type: 'image/png' }) }, sending] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeVisible());
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    items: [
      { ...sending, name: `${longTitle}.wav` },
      {
        ...failed,
        name: `${longTitle.replaceAll(' ', '_')}.wav`,
        reason:
          'No pudimos recibir este archivo porque su sonido está protegido contra copias. Expórtalo de nuevo desde tu programa de grabación y vuelve a elegirlo.',
      },
    ],
  },
};
export const Narrow: Story = {
  ...LongText,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'small' } },
};

const onSend = fn();

function AlbumForm() {
  const { control, handleSubmit } = useForm<{ songs: FileItem[] }>({
    defaultValues: { songs: [] },
  });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Stack gap={5} align="start">
        <Controller
          control={control}
          name="songs"
          rules={{ validate: ({ length }) => length > 0 || 'Añade al menos una canción.' }}
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <FileField
              {...meta.args}
              ref={ref}
              items={value}
              error={fieldState.error?.message}
              onAdd={(files) =>
                onChange(files.map(({ name, size }) => ({ id: name, name, size, state: 'done' })))
              }
            />
          )}
        />
        <Button type="submit">Guardar</Button>
      </Stack>
    </form>
  );
}

export const InForm: Story = {
  tags: ['state:invalid'],
  render: () => <AlbumForm />,
  play: async ({ canvas, canvasElement }) => {
    onSend.mockClear();
    const save = canvas.getByRole('button', { name: 'Guardar' });
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Añade al menos una canción.');
    await expect(canvas.getByRole('button', { name: 'Elegir archivos' })).toHaveFocus();
    await choose(canvasElement, [named('01 Luna.wav')]);
    await canvas.findByRole('listitem');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.click(save);
    await waitFor(() => expect(onSend).toHaveBeenCalled());
  },
};
