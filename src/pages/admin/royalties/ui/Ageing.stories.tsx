import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { Ageing as Aged, AgeingRow } from '@/shared/contract/ageing.ts';
import { findsRole, findsText, longName, refused, unanswered } from '@/shared/testing';
import { Ageing } from './Ageing';

const path = '*/api/admin/ageing';

const nothing = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };

const row = (about: Partial<AgeingRow>): AgeingRow => ({
  receiver: 'pay_lbl_1',
  name: 'Balcón Discos',
  reason: 'ready',
  note: null,
  until: null,
  run: null,
  payouts: 1,
  dueOn: '2026-11-30',
  bands: nothing,
  amount: 0,
  held: 0,
  ...about,
});

const payees = [
  row({
    name: 'Nico Bravo',
    receiver: 'pay_art_1',
    reason: 'noAccount',
    dueOn: '2026-07-31',
    bands: { ...nothing, over90: 612.4 },
    amount: 612.4,
    held: 12.5,
  }),
  row({
    name: 'Marejada Records',
    receiver: 'pay_lbl_2',
    reason: 'returned',
    note: 'AC04: cuenta cancelada',
    dueOn: '2026-10-31',
    bands: { ...nothing, to30: 9_310.22 },
    amount: 9_310.22,
  }),
  row({
    reason: 'inRun',
    run: 'run_1',
    bands: { ...nothing, notDue: 18_420.5 },
    amount: 18_420.5,
  }),
  row({ name: 'Marea Alta', receiver: 'pay_art_2', reason: 'screened', dueOn: null, held: 3.1 }),
];

const aged: Aged = {
  day: '2026-11-20',
  bands: { ...nothing, notDue: 18_420.5, to30: 9_310.22, over90: 612.4 },
  amount: 28_343.12,
  overdue: 9_922.62,
  held: 15.6,
  payees,
  hasMore: false,
};

const answer = (ageing: Aged) => ({ msw: [http.get(path, () => HttpResponse.json(ageing))] });

const meta = {
  title: 'Screens/Admin/Ageing (antigüedad)',
  component: Ageing,
  parameters: {
    frame: 'page',
    address: '/admin?tab=royalties&ageing=',
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    ...answer(aged),
  },
} satisfies Meta<typeof Ageing>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves payments: What is overdue, by age
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    const table = within(
      await canvas.findByRole('table', { name: 'Lo que se debe, por antigüedad' }),
    );
    const returned = await table.findByRole('row', { name: /Marejada Records/ });
    await expect(returned).toHaveTextContent('Devuelto por el banco: AC04: cuenta cancelada');
    await expect(returned).toHaveTextContent('9.310,22');
    await expect(table.getByRole('link', { name: 'En una tanda' })).toHaveAttribute(
      'href',
      '/admin/payments/run_1',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Motivo' }), 'noAccount');
    await expect(table.queryByRole('row', { name: /Marejada Records/ })).toBeNull();
    await expect(table.getByRole('row', { name: /Nico Bravo/ })).toHaveTextContent('Sin cuenta');
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:extreme-numbers'],
  parameters: answer({
    ...aged,
    hasMore: true,
    payees: [
      row({ name: longName, reason: 'onHold', note: longName, amount: 12_345_678.9 }),
      row({
        receiver: 'pay_pay_1',
        name: '',
        reason: 'accountChanged',
        until: '2026-11-22T10:00:00.000Z',
      }),
    ],
  }),
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: answer({ ...aged, bands: nothing, amount: 0, overdue: 0, held: 0, payees: [] }),
  play: findsText('No se debe nada'),
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
