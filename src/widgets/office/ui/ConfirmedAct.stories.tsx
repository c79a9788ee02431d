import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmedAct } from './ConfirmedAct';

const question = {
  title: '¿Eliminar «Luna de ámbar»?',
  text: 'No se puede deshacer.',
  confirm: 'Eliminar',
  done: 'Eliminaste «Luna de ámbar».',
  failed: 'No se pudo eliminar.',
};

const meta = {
  title: 'Work/Office/Asked act',
  component: ConfirmedAct,
  args: { ...question, act: fn(async () => ({})), onClose: fn() },
  parameters: {
    guide: {
      use: 'Asks before an act on a thing of a tool, most of all before it goes for good.',
      do: ['Say in the text what is lost with it.'],
      dont: ['Ask for what can be undone: a toast offers that instead.'],
      keyboard: [{ keys: 'Escape', effect: 'Leaves everything as it is.' }],
    },
  },
} satisfies Meta<typeof ConfirmedAct>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(args.act).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  tags: ['state:failed', 'no-photo'],
  args: { act: fn(async () => ({ error: { kind: 'server' } })) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
