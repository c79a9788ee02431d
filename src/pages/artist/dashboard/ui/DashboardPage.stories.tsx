import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { playingState } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { FigureRange } from '@/shared/contract/artist-figures.ts';
import { sampleAudience } from '@/shared/sample/artist-figures/sample-audience.ts';
import { samplePayments } from '@/shared/sample/artist-figures/sample-payments.ts';
import { sampleLabel } from '@/shared/sample/artist-figures/sample-label.ts';
import { sampleStats } from '@/shared/sample/artist-figures/sample-stats.ts';
import { sampleTracks } from '@/shared/sample/artist-figures/sample-tracks.ts';
import { answerByKeyboard, findsRole, findsText, longName, longTitle } from '@/shared/testing';
import { answerWorkspaces, recentWorkspaces } from '@/widgets/workspace/index.testing';
import { answerToday, officeLines } from '@/widgets/today/index.testing';
import { area } from '../../area';
import type { Figures } from '../model/use-figures';
import { DashboardPage } from './DashboardPage';

const getRange = (url: string) =>
  (new URL(url).searchParams.get('range') ?? '28days') as FigureRange;

const own = (range: FigureRange): Figures => ({
  stats: sampleStats(range),
  audience: sampleAudience(range),
  tracks: sampleTracks,
  label: sampleLabel(),
});

const problem = (code: string, status: number) =>
  HttpResponse.json({ code, error: 'Algo falta.' }, { status });

/** Server answers based on the sample. */
const answers = (change: (figures: Figures) => Figures = (figures) => figures) => [
  answerToday(),
  http.get('*/api/artist/stats', ({ request }) =>
    HttpResponse.json(change(own(getRange(request.url))).stats),
  ),
  http.get('*/api/artist/audience', ({ request }) =>
    HttpResponse.json(change(own(getRange(request.url))).audience),
  ),
  http.get('*/api/artist/tracks', () => HttpResponse.json(change(own('28days')).tracks)),
  http.get('*/api/artist/label-info', () => HttpResponse.json(change(own('28days')).label)),
  http.get('*/api/artist/payments', () => HttpResponse.json(samplePayments())),
  http.get('*/api/artist/offers', () => HttpResponse.json([])),
];

const always = (respond: () => Response | Promise<Response>) =>
  ['stats', 'audience', 'tracks', 'label-info', 'payments', 'offers'].map((call) =>
    http.get(`*/api/artist/${call}`, respond),
  );

const meta = {
  title: 'Screens/Artist/Dashboard (panel de artista)',
  component: DashboardPage,
  args: { title: 'Tonada for Artists' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/spotify-for-artists',
    screen: area.screens[0],
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: answers(),
  },
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts of the cards by name. */
const getCards = (canvas: { getAllByRole: (role: 'term') => HTMLElement[] }) =>
  Object.fromEntries(
    canvas
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.textContent?.replace(/\s/g, ' ')]),
  );

// Proves artist-dashboard: Header, cards with their change
export const Ready: Story = {
  tags: ['state:default', 'state:no-image', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Artista verificado')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tonada for Artists');
    await expect(canvas.getByText('Balcón Discos')).toBeVisible();
    await expect(canvas.getByTitle('31.940 seguidores')).toBeVisible();
    await canvas.findAllByRole('term');
    const cards = getCards(canvas);
    await expect(Object.keys(cards)).toEqual([
      'Oyentes mensuales',
      'Reproducciones',
      'Seguidores',
      'Ganancias del mes',
    ]);
    await expect(cards['Oyentes mensuales']).toMatch(/12 % más que en los 28 días anteriores/);
    await expect(cards['Ganancias del mes']).toMatch(/€.*el mes anterior/);
  },
};
// Proves artist-dashboard: How a figure is counted
/** A press shows how a figure is counted. */
export const CountedHow: Story = {
  play: async ({ canvas, userEvent }) => {
    const how = await canvas.findByRole('button', { name: 'Cómo se cuenta: Oyentes mensuales' });
    await userEvent.click(how);
    await expect(canvas.getByText(/Personas distintas que escucharon/)).toBeVisible();
  },
};
// Proves artist-dashboard: A year in weeks
export const LastYear: Story = {
  parameters: { address: '/spotify-for-artists?range=1year' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '1 año' })).toBeChecked();
    const chart = await canvas.findByRole('slider', { name: /semana/i });
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^semana del/));
  },
};
// Proves artist-dashboard: Another range
/** Another range changes the address; the old figures stay until the new ones arrive. */
export const ChoosesAnotherRange: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Artista verificado');
    await userEvent.click(canvas.getByRole('radio', { name: '7 días' }));
    await waitFor(() =>
      expect(getCards(canvas)['Reproducciones']).toMatch(/los 7 días anteriores/),
    );
    // Monthly listeners always cover 28 days.
    await expect(getCards(canvas)['Oyentes mensuales']).toMatch(/los 28 días anteriores/);
    await userEvent.click(canvas.getByRole('radio', { name: '28 días' }));
    await waitFor(() =>
      expect(getCards(canvas)['Reproducciones']).toMatch(/los 28 días anteriores/),
    );
  },
};
const silent = ({ stats, audience, tracks, label }: Figures): Figures => ({
  stats: {
    ...stats,
    monthlyListeners: 0,
    totalStreams: 0,
    followers: 0,
    totalEarnings: 0,
    monthlyEarnings: 0,
    topCountries: [],
    demographics: [],
    recentStreams: stats.recentStreams.map(({ date }) => ({ date, streams: 0 })),
  },
  audience: {
    ...audience,
    changes: {
      monthlyListeners: { value: 0, before: 0 },
      streams: { value: 0, before: 0 },
      followers: null,
      monthlyEarnings: { value: 0, before: 0 },
    },
    listeners: 0,
    streams: 0,
    starts: 0,
    skipRate: null,
    retention: null,
    saveRate: null,
    hours: audience.hours.map((hours) => hours.map(() => 0)),
    devices: [],
    plans: [],
    behaviour: { secondsPerVisit: null, tracksPerVisit: null, repeatRate: null, discovery: null },
    loyalty: { loyal: 0, occasional: 0, new: 0 },
    playlists: { top: [], editorial: 0, user: 0, addedThisWeek: 0 },
    sources: [],
    countries: [],
    tracks: [],
    months: audience.months.map(({ month }) => ({ month, streams: 0, earnings: 0 })),
  },
  tracks: tracks.map((track) => ({
    ...track,
    streams: 0,
    earnings: 0,
    countries: [],
    playlists: 0,
    saves: 0,
  })),
  label,
});
// Proves artist-dashboard: No listeners yet
/** No plays yet. */
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers(silent) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aquí verás quién te escucha')).toBeVisible();
    await expect(
      canvas.getByText('Nadie ha escuchado tu música en los últimos 28 días.'),
    ).toBeVisible();
  },
};
/** All plays imported: countries, sources and money, but nothing about the listeners. */
const imported = (figures: Figures): Figures => {
  const { audience, stats } = silent(figures);
  const parts = { streams: 777, earnings: 3.11 };
  return {
    ...figures,
    stats: {
      ...stats,
      totalStreams: 777,
      recentStreams: stats.recentStreams.map(({ date }, index) => {
        return { date, streams: index === 0 ? 777 : 0 };
      }),
    },
    audience: {
      ...audience,
      changes: { ...audience.changes, streams: { value: 777, before: 0 } },
      sources: [{ source: 'playlist', ...parts }],
      countries: [{ country: 'MX', ...parts }],
      elsewhere: { listeners: 0, ...parts },
      thisMonth: { month: '2026-11', ...parts },
    },
    tracks: [],
  };
};
// Proves artist-dashboard: One source for sentence, cards and charts
/** Sentence, cards and charts agree: none says that nobody listened. */
export const CountedElsewhere: Story = {
  tags: ['state:default'],
  parameters: { msw: answers(imported) },
  play: async ({ canvas }) => {
    const sentence =
      '777 reproducciones en los últimos 28 días, y ninguna en los 28 días anteriores.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(getCards(canvas)['Reproducciones']).toMatch(/777/);
    await expect(canvas.queryByText(/Nadie ha escuchado tu música en este periodo/)).toBeNull();
    await expect(
      canvas.getByText('Nadie ha escuchado tu música en estos cinco días.'),
    ).toBeVisible();
  },
};
const huge = ({ stats, audience, tracks, label }: Figures): Figures => ({
  stats: {
    ...stats,
    monthlyListeners: 412_345_678,
    totalStreams: 9_876_543_210,
    followers: 1_234_567_890,
    monthlyEarnings: 40_493_827.16,
    totalEarnings: 1_234_567_890.12,
    topCountries: stats.topCountries.map((each) => ({
      ...each,
      listeners: each.listeners * 4_873,
    })),
    recentStreams: stats.recentStreams.map(({ date, streams }) => ({
      date,
      streams: streams * 39_000,
    })),
  },
  audience,
  tracks: tracks.map((track) => ({
    ...track,
    streams: track.streams * 4_000,
    earnings: track.earnings * 4_000,
    saves: track.saves * 4_000,
    playlists: track.playlists * 4_000,
  })),
  label,
});
export const Billions: Story = {
  tags: ['state:extreme-numbers', 'state:narrow'],
  parameters: { msw: answers(huge) },
};
export const OneListener: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: answers((figures) => {
      const { stats, audience, tracks, label } = silent(figures);
      const hours = audience.hours.map((day, index) =>
        day.map((_, hour) => (index === 3 && hour === 20 ? 1 : 0)),
      );
      return {
        stats: {
          ...stats,
          monthlyListeners: 1,
          totalStreams: 1,
          followers: 1,
          topCountries: [{ country: 'ES', listeners: 1, percentage: 100 }],
          recentStreams: stats.recentStreams.map(({ date }, index) => ({
            date,
            streams: index === stats.recentStreams.length - 1 ? 1 : 0,
          })),
        },
        audience: {
          ...audience,
          listeners: 1,
          streams: 1,
          starts: 1,
          skipRate: 0,
          hours,
          devices: [{ device: 'phone', streams: 1 }],
          plans: [{ plan: 'free', streams: 1, earnings: 0.0021 }],
          behaviour: { secondsPerVisit: 31, tracksPerVisit: 1, repeatRate: 0, discovery: 1 },
          loyalty: { loyal: 0, occasional: 0, new: 1 },
          sources: [{ source: 'search', streams: 1, earnings: 0.0021 }],
          countries: [{ country: 'ES', streams: 1, earnings: 0.0021 }],
        },
        tracks: tracks.slice(0, 1).map((track) => ({ ...track, streams: 1, earnings: 0.0021 })),
        label,
      };
    }),
  },
  play: findsText('Una reproducción en los últimos 28 días, y ninguna en los 28 días anteriores.'),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers(({ stats, audience, tracks, label }) => ({
      stats,
      audience: {
        ...audience,
        artist: audience.artist && { ...audience.artist, name: longName, genre: 'Electronic' },
      },
      tracks: tracks.map((track) => ({ ...track, title: longTitle, album: longTitle })),
      label: label && { ...label, name: longName },
    })),
  },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
// Proves artist-dashboard: Examples without an answer
/** Sample data with a notice while the server does not answer. */
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: always(() => HttpResponse.error()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    await expect(await canvas.findByText('Nora Quintavalle')).toBeVisible();
  },
};
// Proves artist-dashboard: One part alone may be an example
/** Only one call is sample data. */
export const OnePartIsAnExample: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [http.get('*/api/artist/tracks', () => HttpResponse.error()), ...answers(huge)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    await expect(await canvas.findByText('Una maleta hecha')).toBeVisible();
    await expect(canvas.getByTitle('412.345.678')).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: always(() => problem('too-many-requests', 429)) },
  play: findsRole('button', { name: 'Reintentar' }),
};
// Proves artist-dashboard: An account without an artist
/** An account without an artist. */
export const NoArtist: Story = {
  tags: ['state:not-found'],
  parameters: { msw: always(() => problem('not-found', 404)) },
  play: findsRole('heading', { name: 'Tu cuenta no habla por ningún artista' }),
};
const artistPage = http.get('*/api/artists/:id', async ({ params }) => {
  const { sampleFullArtist } = await import('@/shared/sample/sample-music-pages.ts');
  return HttpResponse.json({ ...sampleFullArtist('art_soledad-amaranto'), id: params['id'] });
});

// Proves artist-dashboard: An administrator begins with the artist most heard, and finds another by name
/** A viewer of all artists starts with the most heard one. */
export const AdminWithoutArtist: Story = {
  tags: ['state:admin'],
  parameters: {
    state: signedIn({ role: 'admin' }),
    msw: [artistPage, answerWorkspaces(), ...answers()],
  },
  play: findsText('Artista verificado'),
};
// Proves ownership: The dashboard shares whom an administrator acted for
/** The artist last used in a tool. */
export const AdminAfterATool: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn({ role: 'admin' }),
    msw: [
      artistPage,
      answerWorkspaces(),
      http.get('*/api/artist/stats', ({ request }) =>
        new URL(request.url).searchParams.get('artist') === 'art_soledad-amaranto'
          ? undefined
          : problem('invalid', 400),
      ),
      ...answers(),
    ],
  },
  beforeEach: () =>
    recentWorkspaces.note('usr_demo-oyente', {
      kind: 'artist',
      id: 'art_soledad-amaranto',
      name: 'Soledad Amaranto',
      image: null,
    }),
  play: findsText('Artista verificado'),
};
// Proves ownership: The same of the dashboard
/** An admin sees that the artist does not exist. */
export const AdminOfNobody: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/spotify-for-artists?artist=nope',
    state: signedIn({ role: 'admin' }),
    msw: [http.get('*/api/artists/:id', () => problem('not-found', 404))],
  },
  play: findsRole('heading', { name: 'No encontramos a este artista' }),
};
// Proves artist-dashboard: An administrator names one
/** The address names the artist, and every call sends it. */
export const AdminOfAnArtist: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/spotify-for-artists?artist=art_luz',
    state: signedIn({ role: 'admin' }),
    msw: [
      artistPage,
      ...['stats', 'audience', 'tracks', 'label-info'].map((call) =>
        http.get(`*/api/artist/${call}`, ({ request }) =>
          new URL(request.url).searchParams.get('artist') === 'art_luz'
            ? undefined
            : problem('invalid', 400),
        ),
      ),
      ...answers(),
    ],
  },
  play: findsText('Artista verificado'),
};
export const WithoutLabel: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [http.get('*/api/artist/label-info', () => problem('not-found', 404)), ...answers()],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Artista verificado')).toBeVisible();
    await expect(canvas.queryByText('Balcón Discos')).toBeNull();
  },
};
export const Loading: Story = {
  tags: ['state:loading', 'state:narrow'],
  parameters: { msw: always(() => delay('infinite') as Promise<never>) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Cargando tus cifras')).toBeInTheDocument(),
};
export const InTheApplication: Story = {
  tags: ['!autodocs'],
  parameters: {
    frame: 'application',
    state: {
      ...signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
      playback: playingState(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(await canvas.findByText('Artista verificado')).toBeVisible();
  },
};
const tab = (name: string, heading: RegExp): Story => ({
  parameters: { address: `/spotify-for-artists?tab=${name}` },
  play: findsRole('heading', { name: heading }),
});
export const Music = tab('music', /suma la mayoría|es la que más suena|Tus canciones/);
export const Audience: Story = { ...tab('audience', /Quién te escucha/), tags: ['tall'] };
export const Earnings = tab('earnings', /Tu mejor mes|mes a mes/);
export const Label = tab('label', /Balcón Discos/);

// Proves artist-dashboard: The heads of a table sort it
/** The heads sort the table; a second press reverses the order. */
export const MusicSorted: Story = {
  ...Music,
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const table = within(
      await canvas.findByRole('table', { name: /suma la mayoría|suena|canciones/ }),
    );
    const titles = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const byStreams = titles();
    const byName = byStreams.toSorted(new Intl.Collator('es').compare);
    await expect(byStreams).not.toEqual(byName);
    await userEvent.click(table.getByRole('button', { name: 'Canción' }));
    await expect(titles()).toEqual(byName);
    await userEvent.click(table.getByRole('button', { name: 'Canción' }));
    await expect(titles()).toEqual(byName.toReversed());
    await userEvent.click(table.getByRole('button', { name: 'Reproducciones' }));
    await expect(titles()).toEqual(byStreams);
  },
};

// Proves artist-dashboard: One next payment on the tab
/** Card and list name the same next payment; the current month is an estimate. */
export const EarningsDue: Story = {
  parameters: {
    address: '/spotify-for-artists?tab=earnings',
    msw: answers(({ audience, ...figures }) => ({
      ...figures,
      audience: { ...audience, thisMonth: { month: '2026-11', streams: 100_000, earnings: 1000 } },
    })),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Previsto para el 30 de noviembre de 2026');
    const cards = getCards(canvas);
    const amount = /\d[\d.]*,\d\d €/.exec(cards['Por pagar'] ?? '')?.[0] ?? 'none';
    await expect(cards['Próximo pago']).toContain(amount);
    await expect(cards['Próximo pago']).toContain('El 30 de noviembre de 2026, de octubre de 2026');
    await expect(cards['Próximo pago']).toContain('estimación de noviembre de 2026: 700,00 €');
  },
};
const withHeld = ({ audience, ...figures }: Figures): Figures => ({
  ...figures,
  audience: {
    ...audience,
    held: { waiting: 1_240, refused: 0, statement: { id: 'st-1', period: '2026-10' } },
    months: audience.months.map((month, index, { length }) =>
      index === length - 1 ? { ...month, held: { waiting: 5.084, refused: 0 } } : month,
    ),
  },
});
// Proves artist-dashboard: Held plays of the range
/** Some of the streams are held: one line says so, with the statement. */
export const HeldPlays: Story = {
  tags: ['state:variants', 'state:narrow'],
  parameters: { msw: answers(withHeld) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/1\.240 están en revisión: aún no cuentan para los pagos/),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Ver por qué en el extracto de octubre de 2026' }),
    ).toHaveAttribute('href', '/spotify-for-artists/statement/st-1');
  },
};
export const AudienceHeld: Story = {
  tags: ['state:variants', 'tall'],
  parameters: { address: '/spotify-for-artists?tab=audience', msw: answers(withHeld) },
  play: findsText(/1\.240 están en revisión/),
};
// Proves artist-dashboard: What held plays would earn
export const EarningsHeld: Story = {
  tags: ['state:variants'],
  parameters: { address: '/spotify-for-artists?tab=earnings', msw: answers(withHeld) },
  play: findsText(/hay 5,08\s€ de reproducciones en revisión/),
};
/** Nothing is pending: the next payment is an estimate with its month. */
export const EarningsEstimated: Story = {
  tags: ['no-photo'],
  parameters: {
    address: '/spotify-for-artists?tab=earnings',
    msw: [http.get('*/api/artist/payments', () => HttpResponse.json([])), ...answers()],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Aún no hay un mes cerrado' });
    await expect(getCards(canvas)['Próximo pago']).toMatch(/Estimación de octubre de 2026.*30 %/);
  },
};

const inTab = (story: Story, name: string): Story => ({
  parameters: { ...story.parameters, address: `/spotify-for-artists?tab=${name}` },
});
export const MusicOfBillions = inTab(Billions, 'music');
export const AudienceOfOne = inTab(OneListener, 'audience');
export const AudienceOfNobody = inTab(Empty, 'audience');
// Proves artist-dashboard: What imports do not contain is unknown
/** Imported plays have unknown listeners: the page says so, and not that nobody listened. */
export const AudienceCountedElsewhere: Story = {
  ...inTab(CountedElsewhere, 'audience'),
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Quién te escucha' });
    const unknown = await canvas.findAllByText(/se contó en otra parte/);
    await expect(unknown.length).toBeGreaterThan(5);
    await expect(canvas.queryByText(/Nadie te escuchó|música en este periodo/)).toBeNull();
  },
};
// Proves artist-dashboard: Imports alone fill the earnings
/** Imports alone fill the earnings. */
export const EarningsCountedElsewhere: Story = {
  ...inTab(CountedElsewhere, 'earnings'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /de un país: México/ })).toBeVisible();
    await expect(canvas.queryByText('Aquí verás quién te escucha')).toBeNull();
  },
};
export const EarningsOfBillions = inTab(Billions, 'earnings');
export const EarningsOfOne = inTab(OneListener, 'earnings');
export const MusicLongText = inTab(LongTextNarrow, 'music');
// Proves artist-dashboard: Late payments say so
/** An overdue payment is not the next one. */
export const LabelOverdue: Story = {
  tags: ['no-photo'],
  parameters: {
    ...Label.parameters,
    msw: answers(({ label, ...figures }) => ({
      ...figures,
      label: label && { ...label, nextPayment: '2026-09-30' },
    })),
  },
  play: findsText('Pendiente desde el 30 de septiembre de 2026'),
};
export const NoLabel: Story = { ...inTab(WithoutLabel, 'label'), play: findsText('Sin disquera') };

const pitching: Story['parameters'] = {
  address: '/spotify-for-artists?tab=pitching',
  msw: [
    ...answers(),
    http.get('*/api/promotion/editorial-playlists', async () => {
      const { samplePitchPlaylists } = await import('@/shared/sample/promotion/sample-pitches.ts');
      return HttpResponse.json(samplePitchPlaylists());
    }),
    http.get('*/api/promotion/pitches', () => HttpResponse.json([])),
  ],
};
export const Pitching: Story = {
  parameters: pitching,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(4);
    await expect(canvas.getByLabelText('Fecha de lanzamiento')).toHaveAttribute(
      'min',
      '2026-11-26',
    );
  },
};
export const PitchIncomplete: Story = {
  tags: ['no-photo'],
  parameters: pitching,
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByLabelText('Fecha de lanzamiento');
    await fireEvent.change(day, { target: { value: '2026-11-25' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pitch' }));
    await expect(await canvas.findByText('Escribe el título de la canción.')).toBeVisible();
    await expect(canvas.getByText(/al menos 7 días en el futuro/)).toBeVisible();
    await expect(canvas.getByText('Cuenta algo de la canción.')).toBeVisible();
  },
};
// Proves artist-dashboard: A sent pitch is saved
/** A sent pitch is listed as pending on this device, and can be withdrawn. */
export const PitchSent: Story = {
  parameters: pitching,
  beforeEach: () => {
    for (const { id } of outbox.read('usr_demo-oyente')) outbox.remove('usr_demo-oyente', id);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Título de la canción'), 'Carta sin sello');
    await fireEvent.change(canvas.getByLabelText('Fecha de lanzamiento'), {
      target: { value: '2026-12-04' },
    });
    await userEvent.selectOptions(canvas.getByLabelText('Ambiente'), 'Chill');
    await userEvent.type(canvas.getByLabelText('Descripción'), 'Un vals.');
    const [first] = await canvas.findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pitch' }));
    const sentence = '¡Pitch enviado exitosamente! Recibirás una respuesta en 3-5 días hábiles.';
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    await expect(canvas.getByText('Pendiente')).toBeVisible();
    await expect(canvas.getByText('Solo en este dispositivo')).toBeVisible();
    await expect(canvas.getByLabelText('Título de la canción')).toHaveValue('');
    await expect(outbox.read('usr_demo-oyente')).toHaveLength(1);
  },
};
/** Presses the button and reads the downloaded file. */
const exported = async ({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) => {
  const made = spyOn(URL, 'createObjectURL');
  const button = await canvas.findByRole('button', { name: 'Exportar datos' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(made).toHaveBeenCalled());
  const [blob] = made.mock.lastCall ?? [];
  made.mockRestore();
  return blob instanceof Blob ? blob.text() : '';
};

// Proves artist-dashboard: The file of a range
/** The file has the figures of the range with their definitions. */
export const ExportsTheFigures: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const text = await exported(context);
    await expect(text).toMatch(/^.?Cifra[;,]Valor[;,]Cómo se cuenta\r\nOyentes mensuales[;,]84620/);
    await expect(text).toContain('Personas distintas que escucharon');
  },
};
/** Imports have no tracks: the file says so, and its parts add up to the total. */
export const ExportsWhatKnowsNoTrack: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answers((figures) => ({
      ...figures,
      audience: { ...figures.audience, tracks: figures.audience.tracks.slice(0, 1) },
    })),
  },
  play: async (context) =>
    expect(await exported(context)).toMatch(
      /Canción[;,].+\r\n.+\r\nSin canción conocida[;,]\d+[;,][;,]\d/,
    ),
};
const offered = ['Marejada Records', 'Balcón Discos', 'Sello del Patio'].map((name, index) => ({
  id: `con_${index}`,
  artist: { id: 'art_nora-quintavalle', name: 'Nora Quintavalle' },
  label: { name, contact: null },
  royaltyRate: 70,
  startsOn: '2027-01-01',
  endsOn: '2028-12-31',
  replaces: null,
}));
/** A server whose offers disappear once answered. */
function offering() {
  let left = offered;
  return [
    http.get('*/api/artist/offers', () => HttpResponse.json(left)),
    http.post('*/api/artist/offers/:id', ({ params }) => {
      left = left.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
    ...answers(),
  ];
}
/** Focus moves from an answered offer to the next, finally to the heading. */
export const OffersAnsweredByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: { msw: offering() },
  play: async ({ canvas, userEvent }) => {
    const getOffer = (name: string) =>
      canvas.findByRole('heading', { level: 2, name: new RegExp(name) });
    const answer = async (name: string, act: string, confirm: string) => {
      const offer = (await getOffer(name)).closest('li');
      if (!offer) throw new Error('It is in no list.');
      within(offer).getByRole('button', { name: act }).focus();
      await userEvent.keyboard('{Enter}');
      await answerByKeyboard(confirm);
      await waitFor(() => expect(offer).not.toBeInTheDocument());
    };
    await answer('Marejada Records', 'Rechazar', 'Rechazar oferta');
    const next = (await getOffer('Balcón Discos')).closest('li');
    await waitFor(() => expect(next).toHaveFocus());
    await answer('Sello del Patio', 'Aceptar', 'Aceptar contrato');
    await waitFor(() => expect(next).toHaveFocus());
    await answer('Balcón Discos', 'Rechazar', 'Rechazar oferta');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

// Proves today: On each home
export const Work: Story = {
  parameters: { msw: [answerToday(officeLines.artist), ...answers()] },
  play: findsText('5 cosas te esperan.'),
};
