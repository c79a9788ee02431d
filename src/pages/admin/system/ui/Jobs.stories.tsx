import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { FailedJob, JobName, JobState } from '@/shared/contract/job.ts';
import { sampleJobs } from '@/shared/sample/administration/sample-jobs.ts';
import { findsRole, refused, unanswered } from '@/shared/testing';
import { Jobs } from './Jobs';

const path = '*/api/admin/jobs';

const reason = 'Error: connect ECONNREFUSED 10.0.0.7:587';
const failed: FailedJob[] = [
  {
    kind: 'account.tell',
    key: 'usr_1:password',
    reason,
    attempts: 10,
    abandonedAt: '2026-11-19T11:40:00.000Z',
    nextAt: null,
    isRepeated: false,
  },
  {
    kind: 'figures.count',
    key: '',
    reason: 'canceling statement due to statement timeout',
    attempts: 3,
    abandonedAt: null,
    nextAt: '2026-11-19T12:00:20.000Z',
    isRepeated: true,
  },
];

const inTrouble: JobState = {
  ...sampleJobs,
  kinds: sampleJobs.kinds.map((kind) => ({
    ...kind,
    abandoned: kind.kind === 'account.tell' ? 1 : 0,
    lastRun: kind.lastRun && { ...kind.lastRun, hasFailed: kind.kind === 'figures.count' },
  })),
  failed,
};

/** Bodies of sent decisions, by act. */
let sent: { act: unknown; job: JobName }[] = [];

/** Decided jobs are gone from the next answer. */
const trouble = [
  http.get(path, () =>
    HttpResponse.json({
      ...inTrouble,
      failed: failed.filter(({ key }) => !sent.some(({ job }) => job.key === key)),
    }),
  ),
  http.post(`${path}/:act`, async ({ params, request }) => {
    sent.push({ act: params['act'], job: (await request.json()) as JobName });
    return new HttpResponse(null, { status: 204 });
  }),
];

const meta = {
  title: 'Work/Administration/Jobs',
  component: Jobs,
  beforeEach: () => {
    sent = [];
  },
  parameters: {
    frame: 'page',
    address: '/admin?tab=system',
    state: signedIn({ role: 'admin' }),
    msw: [http.get(path, () => HttpResponse.json(sampleJobs))],
  },
} satisfies Meta<typeof Jobs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const table = (canvas: Canvas, name: string) => canvas.findByRole('table', { name });
const kinds = 'Lista de tareas en segundo plano';
const failures = 'Lista de tareas que fallaron';

/** What runs or waits is in sight; the rest is behind one line. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    const sums = await canvas.findByRole('row', { name: /Sumar cifras/ });
    const list = within(await table(canvas, kinds));
    await expect(sums).toHaveTextContent('En marcha');
    const songs = list.getByRole('row', { name: /Preparar una canción/ });
    await expect(songs).toHaveTextContent('En espera');
    await expect(songs).toHaveTextContent('3 desde el 19 nov 2026');
    await expect(list.queryByRole('row', { name: /Cerrar meses/ })).toBeNull();
    await userEvent.click(canvas.getByText(/tareas sin problemas$/));
    await expect(canvas.getByRole('row', { name: /Cerrar meses/ })).toHaveTextContent(
      'Todavía nunca',
    );
  },
};
// Proves administration: Jobs on the screen
/** What needs a look comes first, with reasons and what can be done. */
export const InTrouble: Story = {
  tags: ['state:failed'],
  parameters: { msw: trouble },
  play: async ({ canvas }) => {
    const list = within(await table(canvas, failures));
    const mail = await list.findByRole('row', { name: /cambio de cuenta/ });
    await expect(mail).toHaveTextContent(reason);
    await expect(mail).toHaveTextContent('Abandonada el 19 nov 2026');
    const count = list.getByRole('row', { name: /Contar reproducciones/ });
    await expect(count).toHaveTextContent('Se intenta otra vez el 19 nov 2026');
    await expect(within(count).queryByRole('button', { name: /Descartar/ })).toBeNull();
    const [first] = within(await table(canvas, kinds)).getAllByRole('rowheader');
    await expect(first).toHaveTextContent('Avisar por correo de un cambio de cuenta');
  },
};
export const Retries: Story = {
  tags: ['no-photo'],
  parameters: { frame: 'application', msw: trouble },
  play: async ({ canvas, userEvent }) => {
    const name = /^Reintentar: Avisar/;
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText('La tarea se vuelve a intentar.')).toBeVisible();
    await expect(sent).toEqual([
      { act: 'retry', job: { kind: 'account.tell', key: 'usr_1:password' } },
    ]);
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  },
};
/** A discarded job is not done, so it asks first. */
export const Discards: Story = {
  tags: ['no-photo'],
  parameters: { frame: 'application', msw: trouble },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Descartar/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/Avisar por correo de un cambio de cuenta/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Descartar' }));
    await expect(await screen.findByText('La tarea se descartó.')).toBeVisible();
    await expect(sent.map(({ act }) => act)).toEqual(['discard']);
  },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.post(`${path}/retry`, () => delay('infinite')), ...trouble] },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Reintentar: Avisar/ });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
/** Done meanwhile by somebody else. */
export const AlreadyGone: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    frame: 'application',
    msw: [
      http.post(`${path}/retry`, () =>
        HttpResponse.json({ code: 'not-found', error: 'Ya no está.' }, { status: 404 }),
      ),
      ...trouble,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Reintentar: Avisar/ }));
    await expect(await screen.findByText(/Ya no está|No se pudo/)).toBeVisible();
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Refused: Story = {
  tags: ['no-photo'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  parameters: { msw: trouble },
  globals: { viewport: { value: 'narrow' } },
};
