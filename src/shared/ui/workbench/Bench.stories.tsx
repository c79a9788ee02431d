import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { toArgType } from '@/shared/testing';
import { Field, TextArea, TextInput } from '@/shared/ui/field';
import { Surface } from '@/shared/ui/surface';
import { Heading } from '@/shared/ui/text';
import { Bench } from './Bench';
import type { Work } from './work';

const work: Work = {
  isChanged: false,
  savedAt: new Date(2026, 10, 19, 17, 42),
  isRecovered: false,
  begin: fn(),
  refusal: null,
  isPending: false,
  submit: async () => {},
};

const stepsWith = (fault?: string) => [
  {
    title: 'La canción',
    content: (
      <>
        <Field label="Título" error={fault}>
          <TextInput defaultValue="Luna de ámbar" />
        </Field>
        <Field label="Nombre del artista">
          <TextInput defaultValue="Nora Quintavalle" />
        </Field>
      </>
    ),
  },
  {
    title: 'Su historia',
    content: (
      <Field label="Descripción">
        <TextArea rows={12} defaultValue="Un vals." />
      </Field>
    ),
  },
];

const meta = {
  title: 'Kit/Forms/Bench',
  component: Bench,
  argTypes: { size: toArgType(['wide', 'widest']) },
  args: {
    isInPage: true,
    size: 'widest',
    steps: stepsWith(),
    preview: (
      <Surface>
        <Heading level={3} size="small">
          Luna de ámbar
        </Heading>
      </Surface>
    ),
    work,
    submitLabel: 'Enviar pitch',
  },
  parameters: {
    guide: {
      use: 'What a workbench holds, where the form is a page’s own content, such as a tab of its own.',
      do: ['Keep it for a form that is the tab: everything else is made in a window.'],
      dont: ['Put two into one page.'],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through the steps, the fields, the preview and the foot.' },
        { keys: 'Enter', effect: 'In a line of text, checks and sends.' },
        { keys: 'Ctrl Enter', effect: 'In any field, checks and sends.' },
      ],
    },
  },
} satisfies Meta<typeof Bench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only another tab leads out. */
export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Vista previa' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancelar' })).toBeNull();
  },
};

/** Without preview, with a single question. */
export const Short: Story = {
  tags: ['state:variants'],
  args: { preview: undefined, steps: stepsWith().slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};

function Refusing() {
  const [fault, setFault] = useState<string>();
  const submit = async () => setFault('Escribe el título.');
  return <Bench {...meta.args} steps={stepsWith(fault)} work={{ ...work, submit }} />;
}

export const Invalid: Story = {
  tags: ['state:invalid'],
  render: () => <Refusing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pitch' }));
    await expect(await canvas.findByRole('button', { name: '1 dato por corregir' })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Título')).toHaveFocus());
  },
};
