import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { toArgType, Named, typed } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Notice } from './Notice';
import * as styles from './Notice.css';

const meta = {
  title: 'Kit/Feedback/Notice',
  component: Notice,
  argTypes: {
    tone: toArgType(styles.tone),
    onDismiss: { description: 'The cross was pressed; without this there is none.' },
    dismissLabel: { description: 'Name of the cross.', ...typed('string') },
  },
  args: {
    children: 'Ves datos de ejemplo porque no pudimos conectar.',
    icon: <CloudOff size={20} />,
    action: (
      <Button size="small" variant="ghost">
        Reintentar
      </Button>
    ),
    onDismiss: fn(),
    dismissLabel: 'Descartar',
  },
  parameters: {
    guide: {
      use: 'For something about this page that stays true for a while; the outcome of an action is a Toast, a page without content a Status view.',
      do: [
        'Say what is so and what to do next, in one or two sentences.',
        'Take role alert only for what came up through something the person just did.',
      ],
      dont: [
        'Stack several: say the one that matters.',
        'Make it dismissable where it would come back at once.',
      ],
      pictures: {
        do: () => (
          <Notice icon={<CloudOff size={20} />}>
            No pudimos conectar. Vuelve a intentarlo en un momento.
          </Notice>
        ),
        dont: () => (
          <Stack gap={2}>
            <Notice icon={<CloudOff size={20} />}>No pudimos conectar.</Notice>
            <Notice tone="warning">Ves datos de ejemplo.</Notice>
            <Notice tone="danger">No se guardó lo último.</Notice>
          </Stack>
        ),
      },
      keyboard: [
        { keys: 'Tab, then Enter or Space', effect: 'Takes its action, or dismisses it.' },
      ],
    },
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const Variants: Story = {
  tags: ['state:variants'],
  render: () => (
    <Stack gap={3}>
      {(['quiet', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Named key={tone} name={tone}>
          <Notice tone={tone} icon={<CloudOff size={20} />}>
            Ves datos de ejemplo porque no pudimos conectar.
          </Notice>
        </Named>
      ))}
    </Stack>
  ),
};

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  render: () => (
    <Stack gap={3}>
      {(['quiet', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} {...meta.args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button' } },
};

const long =
  'Estás escuchando un adelanto de treinta segundos. Crea una cuenta gratis para oír las canciones completas y guardar las que te gustan.';

export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { children: long },
};
export const Dismisses: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
