import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { LabelStatement } from '@/shared/contract/statement.ts';
import { sampleLabelStatement } from '@/shared/sample/label-figures/sample-label-statement.ts';
import { longName, longTitle } from '@/shared/testing';
import { StatementPage } from './StatementPage';

const path = '*/api/label/statements/*';

const answer = (change: (statement: LabelStatement) => LabelStatement = (whole) => whole) => [
  http.get(path, () => HttpResponse.json(change(sampleLabelStatement('2026-10')))),
];

const meta = {
  title: 'Screens/Label/Statement (liquidación)',
  component: StatementPage,
  args: { title: 'Extracto' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/label-manager/statement/sta_1',
    route: '/label-manager/statement/:id',
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answer(),
  },
} satisfies Meta<typeof StatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Extracto');
    await expect(canvas.getByText('octubre de 2026')).toBeVisible();
    await expect(canvas.getByText('Pendiente')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Líneas del mes' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Lo ganado por país' })).toBeVisible();
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};
/** Nothing was left to pay, so no day is named. */
export const Carried: Story = {
  parameters: {
    msw: answer((whole) => ({
      ...whole,
      payable: -2.5,
      carried: -1,
      status: 'carried',
      date: null,
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se descuenta')).toBeVisible();
    await expect(canvas.queryByText(/^(Pagado el|Se paga el)$/)).toBeNull();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get(path, () =>
        HttpResponse.json({ code: 'not-found', error: 'No se encontró.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Extracto no encontrado')).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get(path, () =>
        HttpResponse.json({ code: 'not-allowed', error: 'No puedes hacerlo.' }, { status: 403 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: { msw: [http.get(path, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Líneas del mes' })).toBeVisible();
  },
};

const huge = (whole: LabelStatement): LabelStatement => ({
  ...whole,
  artist: { ...whole.artist, name: longName },
  label: longName,
  earnings: 98_765_432.1,
  payable: 69_135_802.47,
  tracks: whole.tracks.map((track) => ({
    ...track,
    title: longTitle,
    streams: 9_876_543_210,
    earnings: 12_345_678.9,
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
