import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RemoveThing } from './RemoveThing';

const words = {
  title: '¿Eliminar «Luna de ámbar»?',
  text: 'No se puede deshacer.',
  confirm: 'Eliminar',
  done: 'Eliminaste «Luna de ámbar».',
  failed: 'No se pudo eliminar.',
};

const meta = {
  title: 'Work/Office/Remove thing',
  component: RemoveThing,
  args: { words, onRemove: fn(async () => ({})), onClose: fn() },
  parameters: {
    guide: {
      use: 'Asks before a thing of a tool goes for good.',
      do: ['Say in the text what is lost with it.'],
      dont: ['Ask for what can be undone: a toast offers that instead.'],
      keyboard: [{ keys: 'Escape', effect: 'Leaves everything as it is.' }],
    },
  },
} satisfies Meta<typeof RemoveThing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  tags: ['state:failed', 'no-photo'],
  args: { onRemove: fn(async () => ({ error: { kind: 'server' } })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
