import { type ComponentProps, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { UnsavedChanges } from './UnsavedChanges';

const meta = {
  title: 'Kit/Overlays/Unsaved changes',
  component: UnsavedChanges,
  args: {
    isChanged: true,
    title: '¿Salir sin guardar?',
    text: 'Los cambios de «Noches de patio» se perderán.',
    stayLabel: 'Seguir editando',
    leaveLabel: 'Salir sin guardar',
  },
  render: (args) => <Form {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      use: 'For forms that hold more than a line: whoever leaves one with changes is asked first.',
      do: [
        'Put it into the form, and tell it whether anything differs from what is stored.',
        'Close a window that holds such a form by leaveBy.',
      ],
      dont: [
        'Ask where the form stays as it was left: say so with keeps.',
        'Take it for a single line, or for what is saved while it is typed.',
      ],
      keyboard: [
        { keys: 'Enter, Space', effect: 'Gives the answer that has the focus: at first, to stay.' },
        { keys: 'Escape', effect: 'Stays, and gives the focus back.' },
      ],
    },
  },
} satisfies Meta<typeof UnsavedChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

function Form(args: ComponentProps<typeof UnsavedChanges>) {
  const [name, setName] = useState('Noches de patio');
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return <Text>Cerrado</Text>;
  return (
    <Stack gap={4} align="start">
      <Field label="Nombre">
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button onClick={() => leaveBy(() => setIsClosed(true))}>Cerrar</Button>
      <UnsavedChanges {...args} isChanged={name !== 'Noches de patio'} />
    </Stack>
  );
}

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>;

async function change(canvas: Canvas) {
  await userEvent.type(canvas.getByLabelText('Nombre'), ' y de verano');
}
const requested = async () => within(await screen.findByRole('alertdialog'));

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await change(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    const stay = (await requested()).getByRole('button', { name: 'Seguir editando' });
    await waitFor(() => expect(stay).toHaveFocus());
  },
};
export const LongText: Story = {
  ...Default,
  tags: ['state:long-text', 'state:narrow'],
  args: {
    title: '¿Quieres salir sin guardar lo que cambiaste?',
    text: 'Los cambios de «Canciones para volver caminando cuando ya no pasa ningún tren» se perderán y no podrás recuperarlos.',
  },
};
export const Closed: Story = {
  tags: ['state:closed'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await expect(await canvas.findByText('Cerrado')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const StaysAndLeaves: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await change(canvas);
    const close = canvas.getByRole('button', { name: 'Cerrar' });
    await userEvent.click(close);
    await requested();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(close).toHaveFocus());
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('Noches de patio y de verano');

    await userEvent.keyboard('{Enter}');
    await userEvent.click((await requested()).getByRole('button', { name: 'Salir sin guardar' }));
    await expect(await canvas.findByText('Cerrado')).toBeVisible();
  },
};
/** The browser asks in its own words before the page closes. */
export const ThePageIsClosed: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect(closing()).toBe(false);
    await change(canvas);
    await expect(closing()).toBe(true);
    await userEvent.clear(canvas.getByLabelText('Nombre'));
    await userEvent.type(canvas.getByLabelText('Nombre'), 'Noches de patio');
    await expect(closing()).toBe(false);
  },
};
