import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { OwnStatement } from '@/shared/contract/label-figures.ts';
import { sampleOwnStatement } from '@/shared/sample/label-figures/sample-label-statement.ts';
import { longName } from '@/shared/testing';
import { statementStates } from '@/widgets/statement/index.testing';
import { OwnStatementPage } from './OwnStatementPage';

const path = '*/api/label/own-statements/*';

const answer = (change: (statement: OwnStatement) => OwnStatement = (whole) => whole) => [
  http.get(path, () => HttpResponse.json(change(sampleOwnStatement('2026-10')))),
];

const states = statementStates({
  path,
  answer: sampleOwnStatement('2026-10'),
  table: 'Partes del mes',
});

const meta = {
  title: 'Screens/Label/Own statement',
  component: OwnStatementPage,
  args: { title: 'Extracto de la disquera' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/label-manager/own-statement/sta_1',
    route: '/label-manager/own-statement/:id',
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answer(),
  },
} satisfies Meta<typeof OwnStatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves payments: Both parts on the screen
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Extracto de la disquera',
    );
    const table = within(canvas.getByRole('table', { name: 'Partes del mes' }));
    for (const name of ['Para tus artistas', 'Lo de la disquera']) {
      await expect(table.getByRole('columnheader', { name })).toBeVisible();
    }
    await expect(table.getByText('Total')).toBeVisible();
    await expect(canvas.getByText('Pendiente')).toBeVisible();
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};
/** Overdue, with a deduction. */
export const Overdue: Story = {
  parameters: {
    msw: answer((whole) => ({ ...whole, carried: -12.5, date: '2026-01-31' })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vencido')).toBeVisible();
    await expect(canvas.getByText('Saldo pendiente de meses anteriores')).toBeVisible();
  },
};
export const Loading: Story = { tags: ['state:loading'], ...states.loading };
export const NotFound: Story = { tags: ['state:not-found'], ...states.notFound };
export const Failed: Story = { tags: ['state:failed'], ...states.failed };
export const Sample: Story = { tags: ['state:sample'], ...states.sample };

const huge = (whole: OwnStatement): OwnStatement => ({
  ...whole,
  label: longName,
  gross: 98_765_432.1,
  share: 69_135_802.47,
  commission: 29_629_629.63,
  lines: whole.lines.map((line) => ({
    ...line,
    artist: { ...line.artist, name: longName },
    gross: 12_345_678.9,
  })),
});
export const Huge: Story = {
  tags: ['state:long-text', 'state:extreme-numbers'],
  parameters: { msw: answer(huge) },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const HugeNarrow: Story = { ...Huge, ...Narrow, tags: [] };
