import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { answersForAdmin } from '@/widgets/workspace/index.testing';
import type { AnalyticsFigures, AnalyticsSums } from '@/shared/contract/analytics.ts';
import {
  sampleLines,
  type SampleQuestion,
  sampleScope,
  sampleTable,
} from '@/shared/sample/analytics/sample-analytics.ts';
import { findsRole, longName, longTitle } from '@/shared/testing';
import { area } from '../../area';
import { AnalyticsPage } from './AnalyticsPage';

type Answers = {
  scope: ReturnType<typeof sampleScope>;
  table: ReturnType<typeof sampleTable>;
  lines: ReturnType<typeof sampleLines>;
};

const calls = ['scope', 'table', 'lines'] as const;

const requested = (url: string) => {
  const given = Object.fromEntries(new URL(url).searchParams);
  // The page always sends the full query.
  return given as unknown as SampleQuestion & { pick: string | undefined };
};

/** Server answers based on the sample. */
const answers = (change: (all: Answers) => Answers = (all) => all) =>
  calls.map((call) =>
    http.get(`*/api/analytics/${call}`, ({ request }) => {
      if (call === 'scope') {
        const question = {
          artist: undefined,
          range: '7days',
          compare: 'none',
          by: 'total',
        } as const;
        const rest = { ...question, unit: 'range', pick: undefined } as const;
        return HttpResponse.json(
          change({ scope: sampleScope(), table: sampleTable(rest), lines: sampleLines(rest) })
            .scope,
        );
      }
      const question = requested(request.url);
      const all = {
        scope: sampleScope(),
        table: sampleTable(question),
        lines: sampleLines(question),
      };
      return HttpResponse.json(change(all)[call]);
    }),
  );

const problem = (code: string, status: number) =>
  HttpResponse.json({ code, error: 'Algo falta.' }, { status });

const always = (respond: () => Response | Promise<Response>) =>
  calls.map((call) => http.get(`*/api/analytics/${call}`, respond));

const meta = {
  title: 'Screens/Artist/Comparison (analytics avanzados)',
  component: AnalyticsPage,
  args: { title: 'Analytics' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/analytics',
    screen: area.screens[0],
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answers(),
  },
} satisfies Meta<typeof AnalyticsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (search: string, story: Story = {}): Story => ({
  ...story,
  parameters: { ...story.parameters, address: `/analytics?${search}` },
});

// Proves analytics: The screen: overview, 28 days, today unfinished
export const Ready: Story = {
  tags: ['state:default', 'state:no-image'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Balcón Discos' })).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Resumen');
    await expect(await canvas.findByRole('radio', { name: '28 días' })).toBeChecked();
    await expect(await canvas.findByRole('figure', { name: /en el periodo/ })).toBeVisible();
    const rows = within(await canvas.findByRole('table', { name: 'Por tiempo' }));
    await expect(rows.getAllByRole('row')).toHaveLength(1 + 28);
    // Today is unfinished.
    const walk = canvas.getByRole('slider');
    await expect(walk).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('(hoy, hasta las 12:00 UTC)'),
    );
    await expect(rows.getAllByRole('row')[1]).toHaveTextContent('(hoy, hasta las 12:00 UTC)');
  },
};
// Proves analytics: Parts are picked in the table, four at most
/** Tracks compared: four lines, picked in the table. */
export const Tracks: Story = {
  ...at('tab=tracks'),
  tags: ['state:variants'],
  play: async ({ canvas, userEvent }) => {
    const picks = within(await canvas.findByRole('list', { name: 'En el gráfico' }));
    await waitFor(() => expect(picks.getAllByRole('button')).toHaveLength(4));
    const full = await canvas.findAllByRole('button', { name: /El gráfico está lleno/ });
    await expect(full[0]).toBeDisabled();
    const remove = picks.getByRole('button', { name: 'Quitar Una maleta hecha del gráfico' });
    await userEvent.click(remove);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    const add = await canvas.findByRole('button', { name: 'Poner Frontera en el gráfico' });
    await userEvent.click(add);
    await waitFor(() => expect(picks.getAllByRole('button')).toHaveLength(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Volver a lo más escuchado' }));
    await waitFor(() => expect(picks.getAllByRole('button')).toHaveLength(4));
  },
};
// Proves analytics: Two periods
/** Two periods: each part is followed by its previous period. */
export const TwoPeriods: Story = {
  ...at('tab=countries&compare=before&range=90days'),
  tags: ['state:variants'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Con dos periodos caben dos/)).toBeVisible();
    const figure = within(await canvas.findByRole('figure'));
    await expect((await figure.findAllByText('México, antes'))[0]).toBeVisible();
    await expect(await canvas.findByRole('columnheader', { name: 'Cambio' })).toBeVisible();
    await expect((await canvas.findAllByText(/más que en los días comparados/))[0]).toBeVisible();
  },
};
// Proves analytics: What cannot be chosen, and why
/** Combinations that the figures do not hold are disabled, with the reason below. */
export const NotKeptTogether: Story = {
  ...at('tab=countries'),
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const filter = await canvas.findByLabelText('Filtrar por');
    const option = within(filter).getByRole('option', { name: 'Plan' });
    await expect(option).toBeDisabled();
    await expect(within(filter).getByRole('option', { name: 'País' })).toBeEnabled();
    await expect(canvas.getByText(/cada cosa por su lado/)).toBeVisible();
    await expect(canvas.getByText(/Los saltos se guardan por/)).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Saltos' })).toBeNull();
  },
};
// Proves analytics: Filters stand in the address, and go with a tab that cannot keep them
/** A filter applies to chart, sums and table; a tab that cannot combine with it drops it. */
export const Filtered: Story = {
  ...at('tab=artists&country=MX&unit=week&figure=earnings'),
  tags: ['state:variants'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('País')).toHaveDisplayValue('México');
    await expect(canvas.getByRole('radio', { name: 'Ingresos' })).toBeChecked();
    await expect(await canvas.findByRole('columnheader', { name: 'Semana' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Canciones' }));
    await waitFor(() => expect(canvas.queryByLabelText('País')).toBeNull());
  },
};
// Proves analytics: The file
/** The file has the screen's figures with their definitions. */
export const ExportsTheTable: Story = {
  ...at('tab=albums&compare=year'),
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar la tabla' }));
    const [blob] = made.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text).toMatch(/Álbum[;,]Artista[;,]Reproducciones[;,]Ingresos[;,]Saltos/);
    await expect(text).toMatch(/Una maleta hecha[;,]Nora Quintavalle[;,]\d+/);
    await expect(text).toMatch(/De quién[;,]Balcón Discos/);
    await expect(text).toMatch(/Sin terminar desde el \(UTC\)[;,]\d{4}-\d{2}-\d{2}/);
    made.mockRestore();
  },
};
const withHeld = (all: Answers): Answers => ({
  ...all,
  table: { ...all.table, held: { waiting: 1_240, refused: 312 } },
});
// Proves analytics: Held plays are named, in the file too
/** Plays among them that earn nothing are named, in the file too. */
export const HeldPlays: Story = {
  ...at('tab=tracks', { parameters: { msw: answers(withHeld) } }),
  tags: ['state:variants'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        /1\.240 están en revisión: aún no cuentan para los pagos\. Otras 312 se revisaron/,
      ),
    ).toBeVisible();
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar la tabla' }));
    const [blob] = made.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text).toMatch(/Reproducciones en revisión[;,]1240/);
    await expect(text).toMatch(/Reproducciones que no cuentan[;,]312/);
    made.mockRestore();
  },
};
// Proves analytics: The search of the table
export const Searched: Story = {
  ...at('tab=tracks&q=NIEBLA'),
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Por canciones' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar por nombre' }), ' xx');
    await expect(await canvas.findByText('Nada se llama «NIEBLA xx».')).toBeVisible();
  },
};

const none: AnalyticsFigures = { streams: 0, earnings: 0, skips: 0 };
const silent: AnalyticsSums = { now: none, compared: null };
// Proves analytics: Nothing counted
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: answers(({ scope, table, lines }) => ({
      scope: { ...scope, albums: [] },
      table: { ...table, total: silent, rows: [], rowCount: 0 },
      lines: {
        ...lines,
        lines: lines.lines.map((line) => ({
          ...line,
          now: { streams: lines.points.map(() => 0), earnings: null, skips: null },
        })),
      },
    })),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/no se contó nada/)).toHaveLength(2));
  },
};
/** A single day is a point. */
export const OnePoint: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: answers(({ lines, ...all }) => ({
      ...all,
      lines: {
        ...lines,
        lines: lines.lines.map((line) => ({
          ...line,
          now: {
            ...line.now,
            streams: line.now.streams.map((value, index) => (index === 9 ? value : null)),
          },
        })),
      },
    })),
  },
};

const times = 4_873;
const hugeFigures = ({ streams, earnings, skips }: AnalyticsFigures): AnalyticsFigures => ({
  streams: streams * times,
  earnings: earnings && earnings * times,
  skips: skips && skips * times,
});
const hugeSums = ({ now, compared }: AnalyticsSums): AnalyticsSums => ({
  now: hugeFigures(now),
  compared: compared && { now: hugeFigures(compared.now), before: hugeFigures(compared.before) },
});
const huge = ({ scope, table, lines }: Answers): Answers => ({
  scope,
  table: {
    ...table,
    total: hugeSums(table.total),
    rows: table.rows.map((row) => ({ ...row, ...hugeSums(row) })),
    rowCount: 182_304,
    missing: { streams: 1_283_400_000, earnings: 5_261_940.4 },
  },
  lines: {
    ...lines,
    lines: lines.lines.map((line) => ({
      ...line,
      now: { ...line.now, streams: line.now.streams.map((value) => value && value * times) },
    })),
  },
});
/** The most rows of an answer, and how many are missing. */
export const Billions: Story = {
  ...at('tab=tracks&compare=before'),
  tags: ['state:extreme-numbers'],
};
Billions.parameters = { ...Billions.parameters, msw: answers(huge) };
export const BillionsNarrow: Story = {
  ...Billions,
  tags: ['state:extreme-numbers', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

const longWords = ({ scope, table, lines }: Answers): Answers => ({
  scope: {
    ...scope,
    label: scope.label && { ...scope.label, name: longName },
    artists: scope.artists.map((artist) => ({ ...artist, name: longName })),
  },
  table: {
    ...table,
    rows: table.rows.map((row) => ({ ...row, name: longTitle, artistName: longName })),
  },
  lines: {
    ...lines,
    lines: lines.lines.map((line, index) => ({
      ...line,
      // Unique names, so that the chart need not add the artist.
      name: `${index + 1}. ${longTitle}`,
      artistName: longName,
    })),
  },
});
export const LongText: Story = { ...at('tab=tracks'), tags: ['state:long-text'] };
LongText.parameters = { ...LongText.parameters, msw: answers(longWords) };
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
// Proves analytics: The example
/** Sample data while the server does not answer. */
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: always(() => HttpResponse.error()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Balcón Discos' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Por tiempo' })).toBeVisible();
  },
};
// Proves analytics: One part fails alone
/** One part fails; the others stay. */
export const OnePartFails: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [http.get('*/api/analytics/lines', () => problem('too-many-requests', 429)), ...answers()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Por tiempo' })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: always(() => problem('too-many-requests', 429)) },
  play: findsRole('button', { name: 'Reintentar' }),
};
// Proves analytics: An account without figures
/** An account without figures. */
export const Nobody: Story = {
  tags: ['state:not-found'],
  parameters: { msw: always(() => problem('not-found', 404)) },
  play: findsRole('heading', { name: 'No hay cifras que sean tuyas' }),
};
// Proves analytics: An administrator names whose
/** A viewer of all figures starts with the most heard artist. */
export const AdminWithoutLabel: Story = {
  tags: ['state:admin'],
  parameters: {
    state: signedIn({ role: 'admin' }),
    msw: [
      ...answersForAdmin,
      http.get('*/api/analytics/scope', ({ request }) =>
        new URL(request.url).searchParams.get('artist') === 'sample-artist-1'
          ? undefined
          : HttpResponse.json({ code: 'invalid', error: 'Falta algo.' }, { status: 400 }),
      ),
      ...answers(),
    ],
  },
  play: findsRole('heading', { name: 'Balcón Discos' }),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: always(() => delay('infinite') as Promise<never>) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando las cifras')).toBeInTheDocument();
  },
};
/** The owner is known, the figures are loading. */
export const FiguresLoading: Story = {
  tags: ['state:loading', 'no-photo'],
  parameters: {
    msw: [
      ...(['table', 'lines'] as const).map((call) =>
        http.get(`*/api/analytics/${call}`, () => delay('infinite') as Promise<never>),
      ),
      ...answers(),
    ],
  },
};
export const Narrow: Story = {
  ...at('tab=artists&compare=before'),
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
