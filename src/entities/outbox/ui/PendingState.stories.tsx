import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { outbox, type OutboxItem } from '@/entities/outbox';
import { showArrived } from '@/entities/outbox/index.testing';
import { findsText, longTitle } from '@/shared/testing';
import { PendingState } from './PendingState';

const owner = 'usr_nora';
const of: OutboxItem = {
  id: '1795000000000-1-2',
  list: 'promotion/pitches',
  act: 'submit-pitch',
  thing: { id: '1795000000000-1-2' },
  name: 'Carta sin sello',
  body: {},
  at: '2026-11-20T20:00:00.000Z',
  order: 1,
  wasSent: false,
  refusal: null,
};
const item = of.thing;
const refusal = 'El lanzamiento debe ser al menos 7 días en el futuro.';

const meta = {
  title: 'Work/Promotion/Pending state',
  component: PendingState,
  args: { owner, pending: { item, of, delivery: 'waiting' }, onEdit: fn() },
  parameters: {
    guide: {
      use: 'Under what a promotion tool made, as long as the server does not have it.',
      do: ['Put it at the end of the card, below the facts.'],
      dont: ['Say of what was delivered that it was.'],
      keyboard: [{ keys: 'Tab, then Enter or Space', effect: 'Edits, retries or discards it.' }],
    },
  },
} satisfies Meta<typeof PendingState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['state:default'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Solo en este dispositivo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Editar: Carta sin sello' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = {
  tags: ['state:pending'],
  args: { pending: { item, of, delivery: 'sending' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enviando')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
// Proves outbox: Created by a tool: its share in words and for screen readers
export const SendingFiles: Story = {
  tags: ['state:pending'],
  args: { pending: { item, of, delivery: 'sending' } },
  beforeEach: () => showArrived(37, 100),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enviando, 37 %')).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: 'Progreso de «Carta sin sello»' });
    await expect(bar).toHaveAttribute('value', '0.37');
    await expect(bar.closest('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  },
};
export const SentWithoutAnAnswer: Story = {
  tags: ['no-photo'],
  args: { pending: { item, of: { ...of, wasSent: true }, delivery: 'waiting' } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
// Proves outbox: Created by a tool: its state
export const Refused: Story = {
  tags: ['state:failed'],
  args: { pending: { item, of: { ...of, refusal }, delivery: 'refused' } },
  beforeEach: () => {
    outbox.restore(owner, { ...of, refusal });
    return () => outbox.remove(owner, of.id);
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(refusal)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar: Carta sin sello' }));
    await expect(outbox.read(owner)[0]?.refusal).toBeNull();
  },
};
export const RefusedWithoutAWord: Story = {
  tags: ['no-photo'],
  args: { pending: { item, of: { ...of, refusal: '' }, delivery: 'refused' } },
  play: findsText('No se pudo enviar.'),
};
export const Discarded: Story = {
  tags: ['no-photo'],
  parameters: { frame: 'page' },
  beforeEach: () => void outbox.restore(owner, of),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar: Carta sin sello' }));
    await expect(outbox.read(owner)).toEqual([]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await expect(outbox.read(owner)).toEqual([of]);
    outbox.remove(owner, of.id);
  },
};
export const Delivered: Story = {
  tags: ['state:empty'],
  args: { pending: { item, of, delivery: null } },
  play: async ({ canvas }) => expect(canvas.queryByText('Solo en este dispositivo')).toBeNull(),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    pending: { item, of: { ...of, name: longTitle, refusal: longTitle }, delivery: 'refused' },
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  args: { pending: { item, of: { ...of, refusal }, delivery: 'refused' } },
};
