import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Heard, playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { Chart } from '@/shared/contract/chart.ts';
import { sampleChart } from '@/shared/sample/sample-charts.ts';
import { findsRole, longTitle } from '@/shared/testing';
import { ChartPage } from './ChartPage';

const call = '*/api/charts/:id';
const answer = (change: (chart: Chart) => Partial<Chart> = () => ({})) => [
  http.get(call, ({ params }) => {
    const chart = sampleChart(String(params['id']));
    return HttpResponse.json({ ...chart, ...change(chart) });
  }),
];

const meta = {
  title: 'Screens/Listener/Chart (top)',
  // Song lists and shelves have no fixed length.
  tags: ['tall'],
  component: ChartPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    route: '/chart/:id',
    address: '/chart/spain',
    state: signedIn(),
    msw: answer(),
  },
} satisfies Meta<typeof ChartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Top España' }),
    ).toBeVisible();
    await expect(await canvas.findByText('50 canciones')).toBeVisible();
    await expect(canvas.getByText(/canciones nuevas en la lista$/)).toBeVisible();
    await expect(
      canvas.getByText('Lo más escuchado en España en los últimos 28 días.'),
    ).toBeVisible();
    const grid = canvas.getByRole('grid', { name: 'Top España' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(51);
    await expect(document.title).toMatch(/^Top España · /);
  },
};
const getTitle = (id: string, title: string): Story => ({
  parameters: { address: `/chart/${id}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(await canvas.findByText('50 canciones')).toBeVisible();
  },
});
export const UnitedStates = getTitle('usa', 'Top Estados Unidos');
export const Mexico = getTitle('mexico', 'Top México');
export const Argentina = getTitle('argentina', 'Top Argentina');
export const Global = getTitle('global', 'Top Global');
/** Explains how it is made, and marks no new entries, since all are new. */
export const Viral: Story = {
  parameters: { address: '/chart/viral' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Viral 50' })).toBeVisible();
    await expect(await canvas.findByText(/las reproducciones de los últimos 7 días/)).toBeVisible();
    await expect(canvas.getByText('Lo que más crece')).toBeVisible();
    await expect(canvas.queryByText('Lo más escuchado')).toBeNull();
    await expect(canvas.queryByText(/nuevas?$/)).toBeNull();
  },
};
export const InTheApplication: Story = {
  tags: ['!autodocs', 'state:selected'],
  parameters: {
    frame: 'application',
    state: {
      ...signedIn(),
      playback: playingState({ source: 'chart:spain' }, sampleChart('spain').tracks),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Top España' })).toBeVisible();
  },
};
export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
// Proves search: A chart plays
export const PlaysAll: Story = {
  tags: ['no-photo'],
  render: () => (
    <>
      <ChartPage />
      <Heard />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reproducir Top España' }));
    const { tracks } = sampleChart('spain');
    const inOrder = tracks.map(({ title }) => title).join(' | ');
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe(inOrder));
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: async ({ canvas, userEvent }) => {
    const [like] = await canvas.findAllByRole('button', { name: /^Añadir .* que te gustan$/ });
    if (!like) throw new Error('No row has a heart.');
    await userEvent.click(like);
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/cuenta/);
  },
};
export const OneNewTrack: Story = {
  parameters: {
    msw: answer(({ tracks }) => ({
      tracks: tracks.slice(0, 1).map((track) => ({ ...track, previousRank: null })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 canción')).toBeVisible();
    await expect(canvas.getByText('1 canción nueva en la lista')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answer(() => ({ tracks: [] })) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Todavía no hay suficientes reproducciones'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reproducir Top España' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Buscar música' })).toHaveAttribute(
      'href',
      '/search',
    );
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answer(({ tracks }) => ({
      tracks: tracks.map((track) => ({ ...track, title: longTitle })),
    })),
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: answer(({ tracks }) => ({
      tracks: tracks.map((track) => ({ ...track, duration: 36_000, playCount: 1_234_567_890 })),
    })),
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(call, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Top España' })).toBeVisible();
  },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    address: '/chart/polonia',
    msw: [
      http.get(call, () =>
        HttpResponse.json({ error: 'No existe.', code: 'not-found' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Lista no encontrada' }),
    ).toBeVisible();
    await expect(document.title).toMatch(/^Lista no encontrada · /);
    await expect(await canvas.findByRole('link', { name: 'Ver todas las listas' })).toBeVisible();
  },
};
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: [http.get(call, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Top España' })).toBeVisible();
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { address: '/chart/polonia', msw: [http.get(call, () => HttpResponse.error())] },
  play: findsRole('alert'),
};
