import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { Statement } from '@/shared/contract/statement.ts';
import { sampleStatement } from '@/shared/sample/artist-figures/sample-payments.ts';
import { longName, longTitle, refused } from '@/shared/testing';
import { Sheet } from './Sheet';
import { SheetTable, Sums } from './SheetTable';
import { StatementSheet } from './StatementSheet';
import { StatementView } from './StatementView';

const hash = '9c1f4b7de02a5583'.repeat(4);

const statement: Statement = { ...sampleStatement('sample-2026-10'), hash };

const seal = (answer: () => Response) => [
  http.get('*/api/statements/sample-2026-10/seal', ({ request }) =>
    new URL(request.url).searchParams.get('hash') === hash
      ? answer()
      : HttpResponse.json({}, { status: 400 }),
  ),
];

const meta = {
  title: 'Figures/Statement/Sheet',
  component: StatementSheet,
  subcomponents: { StatementView, Sheet, Sums, SheetTable },
  args: {
    title: 'Extracto',
    statement,
    reader: 'artist',
    back: '/spotify-for-artists?tab=earnings',
    paper: { url: '/artist/payments/sample-2026-10/pdf' },
  },
  parameters: {
    guide: {
      use: 'For the statement of a month, as it is read and printed: who owes whom what, and how it was worked out.',
      do: ['Join the sums by what was done to them, down to the amount to pay.'],
      dont: ['Use it for figures that are still counted.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the way back, the file and the check at the foot.' },
      ],
    },
    frame: 'page',
    address: '/spotify-for-artists/statement/sample-2026-10',
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: seal(() => HttpResponse.json({ isRight: true })),
  },
} satisfies Meta<typeof StatementSheet>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Texts of the lines. */
const getLines = (canvas: Canvas) => {
  const table = canvas.getByRole('table', { name: 'Líneas del mes' });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map(({ textContent }) => textContent.replace(/\s/g, ' '));
};

const getSums = (canvas: Canvas) =>
  canvas
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s/g, ' ').replace(/[\d.,]+ €$/, ''));

// Proves artist-dashboard: What a payment is made of
// Proves payments: The paper
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2026-10 / NQ')).toBeVisible();
    await expect(canvas.getByText('Balcón Discos')).toBeVisible();
    await expect(canvas.getByText('Nora Quintavalle')).toBeVisible();
    await expect(getSums(canvas)).toEqual(['Ganado', 'Parte 70 %', 'A pagar']);
    const [line, total, ...more] = getLines(canvas);
    await expect(more).toEqual([]);
    await expect(line).toMatch(/^Ganado en octubre de 2026/);
    await expect(total).toMatch(/^Total/);
    await expect(canvas.getByText('Bajo tu contrato con Balcón Discos.')).toBeVisible();
    for (const name of ['Lo ganado por origen', 'Lo ganado por país']) {
      const shares = within(canvas.getByRole('table', { name }))
        .getAllByRole('cell')
        .flatMap(({ textContent }) => /^(.*)\s%$/.exec(textContent)?.[1] ?? []);
      const tenths = shares.map((share) => Math.round(Number(share.replace(',', '.')) * 10));
      await expect(tenths.reduce((sum, each) => sum + each, 0)).toBe(1000);
    }
    const print = spyOn(window, 'print').mockReturnValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimir' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

/** For the label, the artist's page is not its own. */
export const ForTheLabel: Story = {
  tags: ['state:label'],
  args: { reader: 'label' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Página del artista')).toBeVisible();
    await expect(canvas.queryByText(/^Bajo tu contrato/)).toBeNull();
  },
};

const thirds = [0.003, 0.003, 0.003].map((more) => 10 + more);
// Proves payments: So they do on a statement
/** What is shown of each part adds up to the total, to the cent. */
export const AddsUp: Story = {
  tags: ['no-photo'],
  args: {
    statement: {
      ...statement,
      earnings: 30.009,
      sources: statement.sources
        .slice(0, 3)
        .map((part, index) => ({ ...part, earnings: thirds[index] ?? 0 })),
    },
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Lo ganado por origen' });
    const amounts = within(table)
      .getAllByRole('cell')
      .flatMap(({ textContent }) => /^([\d,]+)\s€$/.exec(textContent)?.[1] ?? []);
    await expect(amounts).toEqual(['10,01', '10,00', '10,00']);
  },
};

const [own] = statement.lines;
const scaled = <Part extends { earnings: number }>(part: Part) => ({
  ...part,
  earnings: (part.earnings * 874.79) / statement.earnings,
});
const corrected: Statement = {
  ...statement,
  label: null,
  earnings: 874.79,
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
  sources: statement.sources.map(scaled),
  countries: statement.countries.map(scaled),
  tracks: [
    ...statement.tracks.map(scaled).map((part) => ({ ...part, earnings: part.earnings * 0.8 })),
    { id: null, title: null, streams: 42_670, earnings: 174.958 },
  ],
};

// Proves artist-dashboard: Imports and corrections told apart
/**
 * Imports are separate lines, late plays correct earlier months, and earlier deficits are
 * deducted.
 */
export const Corrections: Story = {
  tags: ['state:variants'],
  args: { statement: corrected },
  play: async ({ canvas }) => {
    const names = getLines(canvas).map((row) => /^[^\d€-]* de \d{4}|^\D*/.exec(row)?.[0]);
    await expect(names.slice(0, 4)).toEqual([
      'Ganado en octubre de 2026',
      'Contado en otra parte, en octubre de 2026',
      'Corrección de septiembre de 2026',
      'Corrección de lo contado en otra parte, en agosto de 2026',
    ]);
    await expect(canvas.getByText('Lo que faltaba de meses anteriores')).toBeVisible();
    await expect(getSums(canvas)).toEqual(['Ganado', 'Parte 70 % · 62,55 %', 'A pagar']);
    await expect(canvas.getAllByText(/^599,95/)).toHaveLength(2);
    const unknown = canvas.getByRole('row', { name: /^Sin canción conocida/ });
    await expect(unknown).toHaveTextContent('Lo contado en otra parte llega sin saber');
    await expect(canvas.getByText('Sin disquera: todo lo ganado es tuyo.')).toBeVisible();
  },
};

// Proves screening: On the sheet
/** What looks invented is left out until somebody decides. */
export const HeldPlays: Story = {
  args: {
    statement: {
      ...statement,
      held: [
        { rule: 'repeat', plays: 1_240, earnings: 5.084 },
        { rule: 'network', plays: 6_310, earnings: 25.871 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Reproducciones en revisión' }));
    const row = table.getByRole('row', { name: /^Demasiadas desde una misma red/ });
    await expect(row).toHaveTextContent('6.310');
    await expect(canvas.getByText(/no ganan hasta que el equipo decida/)).toBeVisible();
  },
};

// Proves payments: What is owed, on the sheet
/** Nothing was left to pay, so there is no day. */
// Proves payments: Taxes of a payment
export const Taxed: Story = {
  tags: ['no-photo'],
  args: {
    statement: { ...statement, paidTax: { vat: 21, withheld: 15, paid: 1_106.5 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('IVA añadido').nextSibling).toHaveTextContent(/^21,00/);
    await expect(canvas.getByText('Retenido').nextSibling).toHaveTextContent(/15,00/);
    await expect(canvas.getByText('Recibido').nextSibling).toHaveTextContent(/^1\.106,50/);
  },
};
export const Carried: Story = {
  args: { statement: { ...corrected, payable: -2.5, carried: -1, status: 'carried', date: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Se descuenta')).toBeVisible();
    await expect(canvas.queryByText(/^(Pagado el|Se paga el)$/)).toBeNull();
    await expect(getSums(canvas).at(-1)).toMatch(/^Se debe/);
    await expect(canvas.getByText(/^Este mes no se paga nada/)).toBeVisible();
  },
};

// Proves recording-shares: The artist's sheet
/** Others share one of the recordings. */
export const Shared: Story = {
  args: {
    statement: {
      ...corrected,
      payable: 12.5,
      carried: 0,
      shared: 2.75,
      sharedParts: [
        {
          track: { id: 'trk_1', name: 'Luna de agosto' },
          period: corrected.period,
          name: 'Íñigo Salas',
          part: 22,
          amount: 2.75,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Partes de otros' })).toBeVisible();
    await expect(canvas.getAllByText(/9,75/).length).toBeGreaterThan(0);
  },
};

const paper = '*/api/artist/payments/sample-2026-10/pdf';
let saved = '';

/** The browser saves what the server draws. */
export const AsPaper: Story = {
  parameters: {
    msw: [
      http.get(
        paper,
        () => new HttpResponse('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved = this.download;
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar PDF' }));
    await waitFor(() => expect(saved).toBe('extracto-2026-10.pdf'));
  },
};

export const PaperFails: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(paper, 'forbidden')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar PDF' }));
    await expect(await screen.findByText('No pudimos responder.')).toBeVisible();
  },
};

export const NothingEarned: Story = {
  tags: ['state:empty'],
  args: {
    statement: {
      ...statement,
      streams: 0,
      earnings: 0,
      payable: 0,
      status: 'carried',
      date: null,
      hash: null,
      lines: [],
      tracks: [],
      countries: [],
      sources: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(getSums(canvas)).toEqual(['Ganado', 'Parte', 'A pagar']);
    await expect(canvas.getAllByText('Nada sonó en el mes.')).toHaveLength(2);
    await expect(canvas.getByText('Ninguna canción sonó en el mes.')).toBeVisible();
    await expect(canvas.getByText('Se añade en la próxima hora.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Comprobar' })).toBeNull();
  },
};

/** The printed hash matches the stored one. */
export const Checked: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(hash)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobar' }));
    await expect(await canvas.findByText(/^Coincide/)).toBeVisible();
  },
};

export const CheckedWrong: Story = {
  parameters: { msw: seal(() => HttpResponse.json({ isRight: false })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobar' }));
    await expect(await canvas.findByText(/^No coincide/)).toBeVisible();
  },
};

export const CheckFailed: Story = {
  tags: ['state:failed'],
  parameters: { msw: seal(() => HttpResponse.error()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comprobar' }));
    await expect(
      await canvas.findByText('No pudimos comprobarlo. Inténtalo de nuevo.'),
    ).toBeVisible();
  },
};

const huge: Statement = {
  ...statement,
  artist: { ...statement.artist, name: longName },
  label: longName,
  earnings: 12_345_678_901.2345,
  payable: 8_641_975_230.86,
  lines: statement.lines.map((line) => ({
    ...line,
    earnings: 12_345_678_901.2345,
    amount: 8_641_975_230.86,
  })),
  tracks: statement.tracks.map((track) => ({
    ...track,
    title: longTitle,
    streams: 9_876_543_210,
    earnings: 12_345_678.9,
  })),
};
export const LongNames: Story = {
  tags: ['state:long-text', 'state:extreme-numbers'],
  args: { statement: huge },
};

/** One column, still a sheet. */
export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { statement: corrected },
  globals: { viewport: { value: 'narrow' } },
};

export const LongNamesNarrow: Story = { ...LongNames, tags: [], globals: Narrow.globals ?? {} };

/** The file has each part to the millionth. */
export const ExportsTheMonth: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar este mes' }));
    const [blob] = made.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text).toMatch(/Concepto[;,]Reproducciones[;,]Ganancias \(EUR\)/);
    await expect(text).toMatch(/Origen[;,]Reproducciones[;,]Ganancias \(EUR\)\r\nPlaylists/);
    made.mockRestore();
  },
};
