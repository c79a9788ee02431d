import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Notice } from './Notice';

const meta = {
  title: 'Kit/Feedback/Notice',
  component: Notice,
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
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      {(['quiet', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} tone={tone} icon={<CloudOff size={20} />}>
          Ves datos de ejemplo porque no pudimos conectar.
        </Notice>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'Estás escuchando un adelanto de treinta segundos. Crea una cuenta gratis para oír las canciones completas y guardar las que te gustan.',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
};
