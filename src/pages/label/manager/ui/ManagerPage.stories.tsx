import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { answerWorkspaces, recentWorkspaces } from '@/widgets/workspace/index.testing';
import type { LabelChoice, LabelPayouts } from '@/shared/contract/label-figures.ts';
import type { PayComparison } from '@/shared/contract/pay-comparison.ts';
import {
  sampleLabelArtists,
  sampleLabelChoices,
  sampleReleases,
} from '@/shared/sample/label-figures/sample-label-figures.ts';
import {
  sampleLabelAnalytics,
  sampleLabelArtist,
  sampleLabelPayouts,
} from '@/shared/sample/label-figures/sample-label-money.ts';
import { samplePayComparison } from '@/shared/sample/label-figures/sample-pay-comparison.ts';
import { findsRole, findsText, longName, longTitle } from '@/shared/testing';
import type { LabelFigures } from '@/entities/label';
import { answerToday, officeLines } from '@/widgets/today/index.testing';
import { area } from '../../area';
import { ManagerPage } from './ManagerPage';

type Answers = Omit<LabelFigures, 'label'> & {
  labels: LabelChoice[];
  payouts: LabelPayouts;
  'pay-comparison': PayComparison;
};

const own = (month?: string): Answers => ({
  labels: sampleLabelChoices(),
  artists: sampleLabelArtists(),
  releases: sampleReleases(),
  analytics: sampleLabelAnalytics(),
  payouts: sampleLabelPayouts(month),
  'pay-comparison': samplePayComparison(month),
});

const problem = (code: string, status: number) =>
  HttpResponse.json({ code, error: 'Algo falta.' }, { status });

const calls = ['artists', 'releases', 'analytics', 'payouts', 'pay-comparison', 'labels'] as const;

/** Server answers based on the sample. */
const answers = (change: (all: Answers) => Answers = (all) => all) => [
  answerToday(),
  http.get('*/api/label/drafts', () => HttpResponse.json([])),
  ...calls.map((call) =>
    http.get(`*/api/label/${call}`, ({ request }) => {
      const month = new URL(request.url).searchParams.get('month') ?? undefined;
      return HttpResponse.json(change(own(month))[call]);
    }),
  ),
];

const always = (respond: () => Response | Promise<Response>) =>
  calls.map((call) => http.get(`*/api/label/${call}`, respond));

const meta = {
  title: 'Screens/Label/Manager (panel de disquera)',
  component: ManagerPage,
  args: { title: 'Panel de disquera' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    screen: area.screens[0],
    address: '/label-manager',
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answers(),
  },
} satisfies Meta<typeof ManagerPage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getAllByRole: (role: 'term') => HTMLElement[] };

/** Texts of the cards by name. */
const getCards = (canvas: Canvas) =>
  Object.fromEntries(
    canvas
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.textContent?.replace(/\s/g, ' ')]),
  );

// Proves label-dashboard: Header, sentence, cards; a round scale
export const Ready: Story = {
  tags: ['state:default', 'state:no-image'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^4,9 % más ingresos en octubre de 2026/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Panel de disquera');
    await expect(canvas.getByRole('heading', { name: 'Balcón Discos' })).toBeVisible();
    const cards = getCards(canvas);
    await expect(Object.keys(cards).slice(0, 4)).toEqual([
      'Ingresos del mes',
      'Artistas activos',
      'Reproducciones en doce meses',
      'Lanzamientos nuevos',
    ]);
    await expect(cards['Artistas activos']).toMatch(/5De 7 artistas en total/);
    await expect(cards['Ingresos del mes']).toMatch(/873.400,00 €.*más que en el mes anterior/);
    await expect(cards['Lanzamientos nuevos']).toMatch(/4.*2 por salir/);
    const top = within(canvas.getByRole('table', { name: /cinco artistas/ }));
    await expect(top.getAllByRole('rowheader')).toHaveLength(5);
    // For real months the axis ends at a round value.
    await expect(canvas.getByText('1 M €')).toBeVisible();
  },
};
/** A user of several labels sees the last chosen one. */
export const SeveralLabels: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      answerWorkspaces(({ artists, labels }) => ({
        artists,
        labels: [...labels, { id: 'lab_otra', name: 'Orilla Sonora' }],
      })),
      ...answers((all) => ({
        ...all,
        labels: [...all.labels, { id: 'lab_otra', name: 'Orilla Sonora', country: 'ES' }],
      })),
    ],
  },
  beforeEach: () =>
    recentWorkspaces.note(buildUser().id, {
      kind: 'label',
      id: 'lab_otra',
      name: 'Orilla Sonora',
      image: null,
    }),
  play: findsRole('heading', { name: 'Orilla Sonora' }),
};
// Proves label-dashboard: How a figure is counted
/** A press shows how a figure is counted. */
export const CountedHow: Story = {
  play: async ({ canvas, userEvent }) => {
    const how = await canvas.findByRole('button', { name: 'Cómo se cuenta: Artistas activos' });
    await userEvent.click(how);
    await expect(canvas.getByText(/está en vigor hoy/)).toBeVisible();
  },
};

const nothing = ({ labels, analytics }: Answers): Answers => ({
  labels,
  artists: [],
  releases: [],
  'pay-comparison': { months: [], month: null, artists: [] },
  analytics: {
    ...analytics,
    totalArtists: 0,
    activeArtists: 0,
    totalStreams: 0,
    totalRevenue: 0,
    monthlyGrowth: null,
    topGenres: [],
    topCountries: [],
    revenueByMonth: [],
  },
  payouts: {
    months: [],
    month: null,
    payouts: [],
    own: null,
    pending: { amount: 0, commission: 0, nextOn: null, overdue: 0, overdueSince: null },
  },
});
// Proves label-dashboard: No data yet
/** No artists, and no closed month. */
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers(nothing) },
  play: findsText(/cuando se cierre el primer mes/),
};

/** A new label: months without earnings. */
export const NothingEarned: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answers((all) => ({
      ...all,
      analytics: {
        ...all.analytics,
        revenueByMonth: all.analytics.revenueByMonth.map((month) => ({ ...month, amount: 0 })),
      },
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cuando se cierre el primer mes/)).toBeVisible();
    await expect(canvas.queryByText(/fueron 0,00/)).toBeNull();
  },
};

const times = 4_873;
const huge = (all: Answers): Answers => ({
  ...all,
  artists: all.artists.map((artist) => ({
    ...artist,
    monthlyListeners: artist.monthlyListeners * times,
    followers: artist.followers * times,
    monthlyStreams: artist.monthlyStreams * times,
    totalEarnings: artist.totalEarnings * times,
  })),
  releases: all.releases.map((release) => ({
    ...release,
    streams: release.streams * times,
    revenue: release.revenue * times,
  })),
  analytics: {
    ...all.analytics,
    totalArtists: 48_216,
    activeArtists: 31_407,
    totalStreams: all.analytics.totalStreams * times,
    totalRevenue: all.analytics.totalRevenue * times,
    topGenres: all.analytics.topGenres.map((genre) => ({
      ...genre,
      revenue: genre.revenue * times,
    })),
    topCountries: all.analytics.topCountries.map((market) => ({
      ...market,
      streams: market.streams * times,
      revenue: market.revenue * times,
    })),
    revenueByMonth: all.analytics.revenueByMonth.map((month) => ({
      ...month,
      amount: month.amount * times,
    })),
  },
});
export const Billions: Story = {
  tags: ['state:extreme-numbers', 'state:narrow'],
  parameters: { msw: answers(huge) },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers((all) => ({
      ...all,
      labels: all.labels.map((label) => ({ ...label, name: longName })),
      artists: all.artists.map((artist) => ({ ...artist, name: longName })),
      releases: all.releases.map((release) => ({
        ...release,
        title: longTitle,
        artistName: longName,
      })),
    })),
  },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
// Proves label-dashboard: The example, and its scale
/** Sample data while the server does not answer, with bars up to 900,000. */
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: always(() => HttpResponse.error()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Balcón Discos' })).toBeVisible();
    await expect(await canvas.findByText('900 K €')).toBeVisible();
  },
};
/** Only one call is sample data. */
export const OnePartIsAnExample: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [http.get('*/api/label/releases', () => HttpResponse.error()), ...answers(huge)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    await expect(await canvas.findByTitle('31.407')).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: always(() => problem('too-many-requests', 429)) },
  play: findsRole('button', { name: 'Reintentar' }),
};
// Proves label-dashboard: An account without a label
/** An account without a label. */
export const NoLabel: Story = {
  tags: ['state:not-found'],
  parameters: { msw: always(() => problem('not-found', 404)) },
  play: findsRole('heading', { name: 'Tu cuenta no trabaja para ninguna disquera' }),
};

// Proves administration: Shown on the label's dashboard
/** Its agreement with the service has ended: the page explains the consequences. */
export const AgreementOver: Story = {
  parameters: {
    msw: answers((all) => ({
      ...all,
      labels: all.labels.map((label) => ({ ...label, isEnded: true })),
    })),
  },
  play: findsText(/^El acuerdo de la disquera con Tonada terminó/),
};

/** A new service. */
export const AdminWithoutAnyLabel: Story = {
  tags: ['no-photo'],
  parameters: { state: signedIn({ role: 'admin' }), msw: [] },
  play: findsRole('heading', { name: 'Todavía no hay disqueras' }),
};
// Proves label-dashboard: An administrator begins with the first, and the tab stays
/** A viewer of all labels starts with the first; the tab stays. */
export const AdminWithoutLabel: Story = {
  tags: ['state:admin'],
  parameters: {
    address: '/label-manager?tab=finance',
    state: signedIn({ role: 'admin' }),
    msw: [answerWorkspaces(), ...answers()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Balcón Discos' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Pagos y Finanzas' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
// Proves label-dashboard: An administrator names one
/** The address names the label, and every call sends it. */
export const AdminOfALabel: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/label-manager?label=sample-label',
    state: signedIn({ role: 'admin' }),
    msw: [
      ...['artists', 'releases', 'analytics'].map((call) =>
        http.get(`*/api/label/${call}`, ({ request }) =>
          new URL(request.url).searchParams.get('label') === 'sample-label'
            ? undefined
            : problem('invalid', 400),
        ),
      ),
      ...answers(),
    ],
  },
  play: findsRole('heading', { name: 'Balcón Discos' }),
};
export const Loading: Story = {
  tags: ['state:loading', 'state:narrow'],
  parameters: { msw: always(() => delay('infinite') as Promise<never>) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Cargando las cifras de la disquera')).toBeInTheDocument(),
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };

const tab = (name: string, story: Story = {}): Story => ({
  ...story,
  parameters: { ...story.parameters, address: `/label-manager?tab=${name}` },
});

// Proves label-dashboard: Artists by name and contract
/** A row per artist, found by name and contract state; cards with one press. */
export const Artists: Story = {
  ...tab('artists', {
    parameters: {
      msw: answers((all) => ({
        ...all,
        artists: [
          ...all.artists,
          ...all.artists.slice(0, 1).map((artist) => ({ ...artist, id: 'eighth', name: 'Octava' })),
        ],
      })),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Artistas' }));
    const names = () =>
      table.getAllByRole('rowheader').map((each) => within(each).getByRole('link').textContent);
    await expect(names()).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Vencidos 1' }));
    await waitFor(() => expect(names()).toEqual(['Dúo Ribera']));
    await userEvent.click(canvas.getByRole('button', { name: /^Todos los contratos/ }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar por nombre' }), 'TRANVIAS');
    await waitFor(() => expect(names()).toEqual(['Los Tranvías']));
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Buscar por nombre' }));
    await waitFor(() => expect(names()).toHaveLength(8));
  },
};
/** Cards with their two actions. */
export const ArtistsAsCards: Story = {
  ...tab('artists'),
  parameters: { address: '/label-manager?tab=artists&artists-view=cards' },
  play: async ({ canvas }) => {
    const profile = await canvas.findByRole('link', { name: 'Ver Perfil de Nora Quintavalle' });
    await expect(profile).toHaveAttribute('href', '/artist/sample-artist-1');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  },
};
/** The address names an artist outside the list. */
export const ArtistGone: Story = {
  ...tab('artists&open=nobody'),
  tags: ['state:not-found'],
  play: async () => {
    const panel = await screen.findByRole('dialog', {
      name: 'Este artista ya no está en tu lista',
    });
    await waitFor(() => expect(panel).toBeVisible());
  },
};
// Proves label-dashboard: The panel of an artist
/** The panel opens over the tab, and Escape closes it. */
export const OpensAnArtist: Story = {
  ...tab('artists', {
    parameters: {
      msw: [
        http.get('*/api/label/artists/:id', ({ params }) =>
          HttpResponse.json(sampleLabelArtist(String(params['id']))),
        ),
        ...answers(),
      ],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Gestionar a Dúo Ribera' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Dúo Ribera' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
// Proves label-dashboard: The table of records sorts
/** The heads sort the table; a second press reverses the order. */
export const Releases: Story = {
  ...tab('releases'),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Todos los lanzamientos' }));
    const titles = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(titles()[0]).toBe('Mapa de lluvia');
    // Unpublished releases have no page.
    await expect(table.queryByRole('link', { name: 'Mapa de lluvia' })).toBeNull();
    const out = table.getByRole('link', { name: 'Carta sin sello' });
    await expect(out).toHaveAttribute('href', '/album/sample-release-3');
    for (const state of ['Publicado', 'Aprobado', 'En revisión']) {
      await expect(table.getAllByText(state)[0]).toBeVisible();
    }
    await userEvent.click(table.getByRole('button', { name: 'Ingresos' }));
    await expect(titles()[0]).toBe('Una maleta hecha');
    await userEvent.click(table.getByRole('button', { name: 'Fecha' }));
    await expect(titles()[0]).toBe('Río arriba');
    await userEvent.click(table.getByRole('button', { name: 'Fecha' }));
    await expect(titles()[0]).toBe('Mapa de lluvia');
  },
};
const openRelease = async (
  { canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0],
  title: string,
) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Ver más de ${title}` }));
  return within(await screen.findByRole('dialog', { name: title }));
};
/** A release's drawer links to its page once published. */
export const ReleaseDetails: Story = {
  ...tab('releases'),
  play: async (context) => {
    const panel = await openRelease(context, 'Carta sin sello');
    const out = await panel.findByRole('link', { name: 'Ver lanzamiento' });
    await expect(out).toHaveAttribute('href', '/album/sample-release-3');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const toCome = await openRelease(context, 'Mapa de lluvia');
    await expect(await toCome.findByText('En revisión')).toBeVisible();
    await expect(toCome.queryByRole('link', { name: 'Ver lanzamiento' })).toBeNull();
  },
};
// Proves label-dashboard: The file of the records
/** The file has the releases in the shown order with their definitions. */
export const ExportsTheReleases: Story = {
  ...tab('releases'),
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(await canvas.findByRole('button', { name: 'Exportar lanzamientos' }));
    const [blob] = made.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text).toMatch(
      /^.?Título[;,]Artista[;,]Tipo[;,]Fecha[;,]Reproducciones[;,]Ingresos[;,]Estado[;,]UPC o EAN[;,]ISRC de sus canciones\r\nMapa de lluvia/,
    );
    await expect(text).toContain('Todo lo que ganaron sus canciones desde que salió');
    made.mockRestore();
  },
};
// Proves label-dashboard: Markets per thousand, recent records
export const Analytics: Story = {
  ...tab('analytics'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('España es el mercado que más deja: 31 %')).toBeVisible();
    const markets = within(canvas.getByRole('table', { name: /España es el mercado/ }));
    const spain = markets.getByRole('row', { name: /España/ });
    // Revenue per thousand streams.
    await expect(spain.textContent?.replace(/\s/g, ' ')).toContain('4,62 €');
    await expect(canvas.getByRole('table', { name: 'Rendimiento por género' })).toBeVisible();
    const recent = within(canvas.getByRole('table', { name: /últimos lanzamientos/ }));
    await expect(recent.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Carta sin sello',
      'Sal en la ventana',
      'Los días pares',
      'Compás de espera',
      'Ruido blanco',
    ]);
  },
};
// Proves label-dashboard: The payouts on the screen, another month
/** Payouts per artist with gross, commission, share, state and day, and the projections. */
export const Finance: Story = {
  ...tab('finance'),
  play: async ({ canvas, userEvent }) => {
    const table = () => within(canvas.getByRole('table', { name: /^Para tus artistas/ }));
    await expect(await canvas.findByText(/Entre 20 % y 35 % según el contrato/)).toBeVisible();
    const nora = table().getByRole('row', { name: /Nora Quintavalle/ });
    await expect(nora.textContent?.replace(/\s/g, ' ')).toMatch(/20 %.*Pendiente.*30 nov/);
    await expect(canvas.getByRole('heading', { name: 'Lo de la disquera' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver extracto de la disquera' })).toBeVisible();
    await expect(canvas.getByText('Alcanza el objetivo del 25 %')).toBeVisible();
    await expect(canvas.getAllByText('Estimación')[0]).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Mes cerrado'), 'septiembre de 2026');
    await waitFor(() => expect(table().getAllByText('Pagado')).toHaveLength(5));
  },
};

// Proves label-dashboard: Held plays have a column
/** Held plays of the artists have a column. */
export const ArtistsHeld: Story = {
  ...tab('artists', {
    parameters: {
      msw: answers((all) => ({
        ...all,
        artists: all.artists.map((artist, index) =>
          index === 0 ? { ...artist, held: 1_240 } : artist,
        ),
      })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('cell', { name: '1.240' })).toBeVisible();
    await expect(canvas.getByText(/las que parecen inventadas/)).toBeVisible();
  },
};
const withShared = (all: Answers): Answers => ({
  ...all,
  payouts: {
    ...all.payouts,
    payouts: all.payouts.payouts.map((payout, index) =>
      index === 0
        ? {
            ...payout,
            royaltyRates: [72.55],
            gross: 1000,
            commission: 200,
            share: 800,
            shared: 120.5,
            amount: 679.5,
          }
        : { ...payout, royaltyRates: [33.33, 80] },
    ),
  },
});
// Proves label-dashboard: The same on the screen and in the file
/** What goes to others who share recordings is a column, so that each row adds up. */
export const FinanceWithShared: Story = {
  ...tab('finance', { parameters: { msw: answers(withShared) } }),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('columnheader', { name: /Partes de otros/ }),
    ).toBeVisible();
    const table = within(canvas.getByRole('table', { name: /^Para tus artistas/ }));
    const row = table.getByRole('row', { name: /1\.?000,00\s€/ });
    await expect(row.textContent?.replace(/\s/g, ' ')).toMatch(
      /1\.?000,00 €.*200,00 €.*800,00 €.*[-−]120,50 €.*679,50 €/,
    );
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar pagos' }));
    const [blob] = made.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text).toMatch(/Parte del artista[;,]Partes de otros[;,]A pagar/);
    await expect(text).toMatch(/;800;-120,5;679,5;|,800,-120\.5,679\.5,/);
    await expect(text).toMatch(/;1000;27,45;|,1000,27\.45,/);
    await expect(text).toMatch(/;"20 · 66,67";|,20 · 66\.67,/);
    await expect(text).toContain('Se les paga directamente');
    made.mockRestore();
  },
};
export const FinanceWithSharedNarrow: Story = {
  ...tab('finance', { parameters: { msw: answers(withShared) } }),
  tags: ['no-photo', 'tall'],
  globals: { viewport: { value: 'narrow' } },
  play: findsText(/679,50\s€/),
};
const withCorrections = (all: Answers): Answers => ({
  ...all,
  payouts: {
    ...all.payouts,
    own: null,
    pending: { amount: 0, commission: 0, nextOn: null, overdue: 0, overdueSince: null },
    payouts: all.payouts.payouts.slice(0, 2).map((payout, index) =>
      index === 0
        ? { ...payout, royaltyRates: [33.33, 80], carried: -4.2, status: 'paid' }
        : {
            ...payout,
            gross: -12.5,
            commission: -3.12,
            share: -9.38,
            amount: 0,
            status: 'carried',
            date: null,
          },
    ),
  },
});
// Proves label-dashboard: Several rates, nothing to pay
/** Corrections may exceed a month's revenue, and a month may have several rates. */
export const FinanceWithCorrections: Story = {
  ...tab('finance', { parameters: { msw: answers(withCorrections) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se descuenta')).toBeVisible();
    await expect(canvas.getByText('20 % · 66,67 %')).toBeVisible();
    await expect(canvas.getByText(/Entre 20.*% y 66,67.*% según el contrato/)).toBeVisible();
    await expect(
      canvas.getByRole('columnheader', { name: /Saldo pendiente de meses anteriores/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('cell', { name: /4,20\s€/ })).toBeVisible();
    await expect(canvas.getByText(/Llega como corrección con el próximo cierre/)).toBeVisible();
    await expect(canvas.getByText('No hay nada pendiente')).toBeVisible();
    await expect(canvas.getByText('Por debajo del objetivo del 25 %')).toBeVisible();
  },
};
export const ArtistsEmpty: Story = {
  ...tab('artists', Empty),
  play: findsText('Todavía no hay artistas'),
};
export const ReleasesEmpty: Story = {
  ...tab('releases', Empty),
  play: findsText('Todavía no hay lanzamientos'),
};
export const AnalyticsEmpty: Story = tab('analytics', { parameters: { msw: answers(nothing) } });
export const FinanceEmpty: Story = {
  ...tab('finance', Empty),
  play: findsText('Todavía no se ha cerrado ningún mes'),
};
export const ArtistsOfBillions: Story = tab('artists', Billions);
export const ArtistsLongTextNarrow: Story = tab('artists', LongTextNarrow);
export const ReleasesLongTextNarrow: Story = tab('releases', LongTextNarrow);
export const ReleasesLongText: Story = tab('releases', LongText);
export const AnalyticsNarrow: Story = tab('analytics', Narrow);
export const FinanceNarrow: Story = tab('finance', Narrow);

// Proves today: On each home
export const Work: Story = {
  parameters: { msw: [answerToday(officeLines.label), ...answers()] },
  play: findsText('5 cosas te esperan.'),
};
