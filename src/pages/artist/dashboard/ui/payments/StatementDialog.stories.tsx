import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { Statement } from '@/shared/contract/statement.ts';
import { sampleStatement } from '@/shared/sample/artist-figures/sample-payments.ts';
import { longName, longTitle } from '@/shared/testing';
import { StatementDialog } from './StatementDialog';

const answer = (respond: () => Response | Promise<Response>) => [
  http.get('*/api/artist/payments/*', respond),
];

const id = 'sample-2026-10';

const statement = (change: (statement: Statement) => Statement = (whole) => whole) =>
  answer(() => HttpResponse.json(change(sampleStatement(id))));

const meta = {
  title: 'Work/Payments/Statement dialog',
  component: StatementDialog,
  args: { payment: { id, period: '2026-10' }, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    address: '/spotify-for-artists?tab=earnings',
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: statement(),
  },
} satisfies Meta<typeof StatementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = () =>
  screen.findByRole('dialog', { name: 'De qué se compone el pago de octubre de 2026' });

/** The rows of the lines, as they are read. */
const linesOf = async (dialog: HTMLElement) => {
  const table = await within(dialog).findByRole('table', { name: 'Líneas del mes' });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map(({ textContent }) => textContent.replace(/\s/g, ' '));
};

export const Default: Story = {
  tags: ['state:default'],
  play: async () => {
    const dialog = await opened();
    const [line, total, ...more] = await linesOf(dialog);
    await expect(more).toEqual([]);
    await expect(line).toMatch(/^Ganado en octubre de 2026/);
    await expect(total).toMatch(/^Total/);
    await expect(within(dialog).getByText('Bajo tu contrato con Balcón Discos.')).toBeVisible();
  },
};

const [own] = sampleStatement(id).lines;
const corrected = (whole: Statement): Statement => {
  const earnings = 874.79;
  const scaled = <Part extends { earnings: number }>(part: Part) => ({
    ...part,
    earnings: (part.earnings * earnings) / whole.earnings,
  });
  return {
    ...whole,
    label: null,
    earnings,
    payable: 612.35,
    carried: -12.4,
    lines: own
      ? [
          { ...own, earnings: 714.29, amount: 500 },
          { ...own, origin: 'elsewhere', earnings: 162.28, amount: 113.6 },
          { ...own, period: '2026-09', streams: -436, earnings: -1.79, amount: -1.25 },
          {
            ...own,
            period: '2026-08',
            origin: 'elsewhere',
            royaltyRate: 62.55,
            earnings: 0.01,
            amount: 0,
          },
        ]
      : [],
    sources: whole.sources.map(scaled),
    countries: whole.countries.map(scaled),
    tracks: [
      ...whole.tracks.map(scaled).map((part) => ({ ...part, earnings: part.earnings * 0.8 })),
      { id: null, title: null, streams: 42_670, earnings: earnings * 0.2 },
    ],
  };
};

/** What was imported stands apart, late plays correct earlier months, and what was lacking is taken off. */
export const Corrections: Story = {
  tags: ['state:variants'],
  parameters: { msw: statement(corrected) },
  play: async () => {
    const dialog = await opened();
    const names = (await linesOf(dialog)).map((row) => /^[^\d€-]* de \d{4}|^\D*/.exec(row)?.[0]);
    await expect(names.slice(0, 4)).toEqual([
      'Ganado en octubre de 2026',
      'Contado en otra parte, en octubre de 2026',
      'Corrección de septiembre de 2026',
      'Corrección de lo contado en otra parte, en agosto de 2026',
    ]);
    await expect(within(dialog).getByText('Lo que faltaba de meses anteriores')).toBeVisible();
    await expect(within(dialog).getByText(/^599,95/)).toBeVisible();
  },
};

export const CorrectionsNarrow: Story = {
  parameters: Corrections.parameters ?? {},
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: answer(() => delay('infinite') as Promise<never>) },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answer(() =>
      HttpResponse.json(
        { code: 'too-many-requests', error: 'Demasiadas llamadas.' },
        { status: 429 },
      ),
    ),
  },
  play: async () => {
    const dialog = await opened();
    await expect(await within(dialog).findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: statement((whole) => ({
      ...whole,
      label: longName,
      tracks: whole.tracks.map((track) => ({ ...track, title: longTitle })),
    })),
  },
};

export const Billions: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: statement((whole) => ({
      ...whole,
      earnings: 12_345_678_901.2345,
      payable: 8_641_975_230.86,
      lines: whole.lines.map((line) => ({
        ...line,
        streams: 3_011_141_195_422,
        earnings: 12_345_678_901.2345,
        amount: 8_641_975_230.86,
      })),
    })),
  },
};

/** The file has each part to the millionth. */
export const ExportsTheMonth: Story = {
  tags: ['no-photo'],
  play: async () => {
    const made = spyOn(URL, 'createObjectURL');
    const dialog = await opened();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Exportar este mes' }));
    const [blob] = made.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text).toMatch(/Concepto[;,]Reproducciones[;,]Ganancias \(EUR\)/);
    await expect(text).toMatch(/Origen[;,]Reproducciones[;,]Ganancias \(EUR\)\r\nPlaylists/);
    made.mockRestore();
  },
};
