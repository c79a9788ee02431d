import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSignature } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { longName, openDialog } from '@/shared/testing';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { FactList } from '@/shared/ui/fact-list';
import { Stack } from '@/shared/ui/stack';
import { AnswerCard } from './AnswerCard';

const meta = {
  title: 'Kit/Content/Answer card',
  component: AnswerCard,
  args: {
    icon: FileSignature,
    title: 'Un contrato de Balcón Discos',
    headingLevel: 2,
    acceptLabel: 'Aceptar',
    declineLabel: 'Rechazar',
    children: <FactList facts={[{ name: 'Desde', value: '1 de enero de 2027' }]} />,
    dialog: (answer, close) => (
      <AlertDialog
        isOpen
        onOpenChange={close}
        title={answer === 'accept' ? '¿Aceptar el contrato?' : '¿Rechazar el contrato?'}
        text="Vale desde el 1 de enero de 2027."
        confirmLabel="Responder"
        cancelLabel="Ahora no"
        onConfirm={close}
      />
    ),
  },
  parameters: {
    guide: {
      use: 'For what somebody offers to the reader, who answers with a yes or a no: a contract, a part of a recording.',
      do: ['Put it in a list, also where only one waits.', 'Ask again in the dialog, for good.'],
      dont: ['Use it for what the reader only takes note of: show a notice.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the button that accepts, then the one that declines.' },
        { keys: 'Enter', effect: 'Opens the dialog that asks again.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <Stack as="ul" gap={3}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof AnswerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const LongText: Story = { tags: ['state:long-text'], args: { title: longName } };

/** Each button asks about its answer; leaving it answers nothing. */
export const Asks: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const refusal = await openDialog({ canvas, userEvent }, 'Rechazar', 'alertdialog');
    await expect(refusal.getByText('¿Rechazar el contrato?')).toBeInTheDocument();
    await userEvent.click(refusal.getByRole('button', { name: 'Ahora no' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const consent = await openDialog({ canvas, userEvent }, 'Aceptar', 'alertdialog');
    await expect(consent.getByText('¿Aceptar el contrato?')).toBeInTheDocument();
  },
};
