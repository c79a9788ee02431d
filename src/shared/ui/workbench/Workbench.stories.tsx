import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { toArgType, longTitle } from '@/shared/testing';
import { Field, NumberInput, Select, TextArea, TextInput } from '@/shared/ui/field';
import { Notice } from '@/shared/ui/notice';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import type { Work } from './work';
import { Workbench } from './Workbench';

const work: Work = {
  isChanged: false,
  savedAt: null,
  isRecovered: false,
  begin: fn(),
  refusal: null,
  isPending: false,
  submit: async () => {},
};

type Faults = { title?: string; price?: string; text?: string };

const stepsWith = (faults: Faults = {}) => [
  {
    title: 'Qué anuncias',
    content: (
      <>
        <Field label="Título" error={faults.title}>
          <TextInput defaultValue="Otoño en la ciudad" />
        </Field>
        <Field label="Canción">
          <Select options={[{ value: 'luna', label: 'Luna de ámbar' }]} />
        </Field>
        <Field label="Presupuesto" hint="En dólares, de cien en cien." error={faults.price}>
          <NumberInput defaultValue="1000" />
        </Field>
      </>
    ),
  },
  {
    title: 'Para quién',
    content: (
      <>
        <Field label="Edad">
          <Select options={[{ value: 'all', label: 'Todas' }]} />
        </Field>
        <Field label="Intereses">
          <TextInput />
        </Field>
      </>
    ),
  },
  {
    title: 'Qué ven',
    content: (
      <Field label="Texto" error={faults.text}>
        <TextArea defaultValue="Para volver a casa." />
      </Field>
    ),
  },
];

const preview = (
  <Surface gap={2}>
    <Heading level={3} size="small">
      Otoño en la ciudad
    </Heading>
    <Text tone="muted">Para volver a casa.</Text>
  </Surface>
);

const meta = {
  title: 'Kit/Overlays/Workbench',
  component: Workbench,
  argTypes: { size: toArgType(['wide', 'widest']) },
  args: {
    title: 'Nueva campaña',
    description: 'Solo se guarda en este dispositivo hasta que se envía.',
    size: 'widest',
    steps: stepsWith(),
    preview,
    work,
    submitLabel: 'Crear campaña',
    onClose: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      use: 'For whatever a tool makes: fields on the left, what others will see on the right, head and foot always in sight.',
      do: [
        'Ask one question in each step, three at most, with seven fields in each at most.',
        'Show in the preview the very piece that others will see.',
        'Give it the answer of useDraftForm as its work.',
      ],
      dont: [
        'Hide a step: all stand one below the other.',
        'Use it for a question or for two fields: that is a Dialog.',
      ],
      keyboard: [
        { keys: 'Tab, Shift + Tab', effect: 'Moves inside it, from its end to its start.' },
        { keys: 'Enter', effect: 'In a line of text, checks and sends.' },
        { keys: 'Ctrl Enter', effect: 'In any field, checks and sends.' },
        { keys: 'Escape', effect: 'Leaves, and asks first where a change would be lost.' },
      ],
    },
  },
} satisfies Meta<typeof Workbench>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: meta.args.title }));

/** Head and foot are inside the window. */
async function expectFrameInSight() {
  const dialog = await opened();
  const title = dialog.getByRole('heading', { level: 2 });
  const submit = dialog.getByRole('button', { name: meta.args.submitLabel });
  await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  return dialog;
}

/** Focuses the first field. */
export const Default: Story = {
  tags: ['state:default', 'low'],
  play: async () => {
    const dialog = await expectFrameInSight();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Título' })).toHaveFocus());
    await expect(dialog.getByRole('region', { name: 'Vista previa' })).toBeVisible();
  },
};

/** In a low window the columns scroll, and the frame stays. */
export const Low: Story = {
  parameters: {
    viewport: {
      options: { low: { name: '1280 × 720', styles: { width: '1280px', height: '720px' } } },
    },
  },
  globals: { viewport: { value: 'low' } },
  args: {
    steps: stepsWith().map(({ title, content }) => ({
      title,
      content: (
        <>
          {content}
          {stepsWith()[0]?.content}
        </>
      ),
    })),
  },
  play: async () => {
    const dialog = await expectFrameInSight();
    await expect(window.innerHeight).toBe(720);
    dialog.getAllByRole('textbox').at(-1)?.focus();
    await expectFrameInSight();
  },
};

/** On a phone held sideways the whole scrolls from its top, the steps fold, the foot stays. */
export const Sideways: Story = {
  parameters: {
    viewport: {
      options: { sideways: { name: '844 × 390', styles: { width: '844px', height: '390px' } } },
    },
  },
  globals: { viewport: { value: 'sideways' } },
  play: async () => {
    await waitFor(async () => expect((await opened()).getByLabelText('Título')).toHaveFocus());
    screen.getByRole('dialog').scrollTo(0, 0);
    const dialog = await expectFrameInSight();
    await expect(dialog.getByText('1 de 3')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Paso siguiente' }));
    await expect(dialog.getByRole('heading', { name: 'Para quién' })).toHaveFocus();
    await expect(await dialog.findByText('2 de 3')).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Crear campaña' });
    await expect(submit.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const faults = { price: 'Escribe un número entero.', text: 'Escribe un texto.' };

function Refusing() {
  const [found, setFound] = useState<Faults>({});
  const submit = async () => setFound(faults);
  return <Workbench {...meta.args} steps={stepsWith(found)} work={{ ...work, submit }} />;
}

/** Faults are counted in the steps and at the foot; the first gets the focus. */
export const Invalid: Story = {
  tags: ['state:invalid'],
  render: () => <Refusing />,
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Crear campaña' }));
    const price = dialog.getByRole('textbox', { name: 'Presupuesto' });
    await waitFor(() => expect(price).toHaveFocus());
    const steps = within(dialog.getByRole('navigation', { name: 'Pasos' }));
    await expect(await steps.findByRole('button', { name: /Qué ven.*1 dato/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('textbox', { name: 'Título' }));
    await userEvent.click(dialog.getByRole('button', { name: '2 datos por corregir' }));
    await expect(price).toHaveFocus();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: { work: { ...work, refusal: 'No pudimos guardar la campaña. Inténtalo de nuevo.' } },
  play: async () => {
    const dialog = await expectFrameInSight();
    await expect(dialog.getByRole('alert')).toHaveTextContent('No pudimos guardar la campaña.');
  },
};

export const Pending: Story = {
  tags: ['state:pending'],
  args: { work: { ...work, isPending: true } },
};

export const Saved: Story = {
  args: { work: { ...work, savedAt: new Date(2026, 10, 26, 17, 42) } },
  play: async () => expect((await opened()).getByText('Guardado 17:42')).toBeVisible(),
};

export const Recovered: Story = {
  args: { work: { ...work, isRecovered: true, savedAt: new Date(2026, 10, 26, 17, 42) } },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Empezar de cero' }));
    await expect(args.work.begin).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['state:long-text', 'low'],
  args: {
    title: longTitle,
    description: longTitle,
    banner: <Notice>{longTitle}</Notice>,
    steps: stepsWith({ title: longTitle }).map((step) => ({
      ...step,
      title: `${step.title}, ${longTitle}`,
    })),
  },
};

/** On a phone the preview is behind a switch; a fault returns to the fields. */
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  render: () => <Refusing />,
  play: async () => {
    const dialog = await expectFrameInSight();
    await userEvent.click(dialog.getByText('Vista previa', { selector: 'label' }));
    await expect(dialog.getByRole('region', { name: 'Vista previa' })).toBeVisible();
    await expect(dialog.queryByRole('textbox', { name: 'Título' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Crear campaña' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Presupuesto' })).toHaveFocus());
  },
};

/** From the first field to the steps, and from a step to its fields. */
export const ByKeyboard: Story = {
  tags: ['no-photo', 'state:focus'],
  play: async () => {
    const dialog = await opened();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Título' })).toHaveFocus());
    const steps = within(dialog.getByRole('navigation', { name: 'Pasos' }));
    const [first, , last] = steps.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-current', 'step');
    last?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('heading', { name: 'Qué ven' })).toHaveFocus();
    await expect(last).toHaveAttribute('aria-current', 'step');
    await userEvent.tab();
    await expect(dialog.getByRole('textbox', { name: 'Texto' })).toHaveFocus();
  },
};

export const LeavesUnchanged: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Escape asks before a change is lost. */
export const AsksWhenChanged: Story = {
  tags: ['no-photo'],
  args: { work: { ...work, isChanged: true } },
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Salir' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
