import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { PlayReview as Review } from '@/shared/contract/play-review.ts';
import {
  samplePlayReview,
  sampleScreeningRules,
} from '@/shared/sample/administration/sample-play-review.ts';
import { findsText, longName, refused, unanswered } from '@/shared/testing';
import { PlayReview } from './PlayReview';

const path = '*/api/admin/play-review';

/** Bodies of decisions and changes. */
let sent: unknown[] = [];

const review = samplePlayReview();
const { rules } = sampleScreeningRules();

const decided: Review = {
  ...review,
  held: [],
  decided: [
    ...review.held.map((group) => ({
      ...group,
      verdict: 'refused' as const,
      reason: 'Granja de reproducciones',
      by: 'Julián Arnedillo',
      at: '2026-11-20T20:00:00.000Z',
    })),
    ...review.decided,
  ],
};

const answers = (shown: Review = review) => [
  http.get(path, () => HttpResponse.json(sent.length === 0 ? shown : decided)),
  http.get(`${path}/rules`, () => HttpResponse.json({ rules })),
  http.post(`${path}/decisions`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(decided);
  }),
  http.put(`${path}/rules/:rule`, async ({ request, params }) => {
    sent.push({ rule: params['rule'], ...((await request.json()) as object) });
    return HttpResponse.json({ rules });
  }),
];

const meta = {
  title: 'Screens/Admin/Play review (revisión)',
  component: PlayReview,
  beforeEach: () => {
    sent = [];
  },
  parameters: {
    frame: 'page',
    address: '/admin?tab=royalties',
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: answers(),
  },
} satisfies Meta<typeof PlayReview>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
type User = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** The form takes the place of the list. */
const open = async (canvas: Canvas, userEvent: User, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
  return canvas;
};

const save = async (form: Canvas, userEvent: User) =>
  userEvent.click(form.getByRole('button', { name: 'Guardar la decisión' }));

const decide = async (
  form: Canvas,
  userEvent: User,
  { verdict, reason }: { verdict: string; reason: string },
) => {
  await userEvent.selectOptions(form.getByLabelText('Decisión'), verdict);
  await userEvent.type(form.getByLabelText('Razón'), reason);
  await save(form, userEvent);
};

/** Held plays, decisions and rules, each explained. */
export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Decidir sobre Nico Bravo: Una misma red' });
    const table = within(canvas.getByRole('table', { name: 'Reproducciones retenidas' }));
    const row = table.getByRole('row', { name: /Nico Bravo/ });
    await expect(row).toHaveTextContent('Una misma red');
    await expect(row).toHaveTextContent('6.310');
    await expect(row).toHaveTextContent('14 oyentes · 1 red · 26 días');
    const past = within(canvas.getByRole('table', { name: 'Decisiones sobre reproducciones' }));
    await expect(past.getByRole('row', { name: /Luz Marina/ })).toHaveTextContent('cafetería');
    await expect(
      await canvas.findByText('Retiene todo lo que un oyente escucha en un día, desde 20 horas.'),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers({ held: [], decided: [], hasMore: false }) },
  play: findsText('No hay nada que revisar'),
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path), unanswered(`${path}/rules`)] },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden'), refused(`${path}/rules`, 'forbidden')] },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(2),
    );
  },
};

// Proves screening: Nothing is decided in sample data
/** Without an answer of the server held plays and rules are examples, to be read only. */
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: [path, `${path}/rules`].map((call) => http.get(call, () => HttpResponse.error())),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Son datos de ejemplo/)).toBeVisible();
    await expect(await canvas.findByText(/^Retiene todo lo que un oyente/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Decidir|Cambiar)/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const LongNames: Story = {
  tags: ['state:long-text', 'state:extreme-numbers'],
  parameters: {
    msw: answers({
      ...review,
      held: review.held.map((group) => ({
        ...group,
        artist: { ...group.artist, name: longName },
        plays: 98_765_432,
        earnings: 12_345_678.9,
        listeners: 1_000_000,
        share: 100,
      })),
      hasMore: true,
    }),
  },
};

// Proves screening: On the screen
/** Decided with a reason, for good. */
export const Decides: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const name = 'Decidir sobre Faro Norte: Los mismos treinta segundos';
    const form = await open(canvas, userEvent, name);
    await save(form, userEvent);
    await expect(await form.findByText('Elige una decisión')).toBeVisible();
    await expect(sent).toEqual([]);
    await decide(form, userEvent, { verdict: 'Se rechazan', reason: 'Granja de reproducciones' });
    await waitFor(() =>
      expect(sent).toEqual([
        { groups: ['2'], verdict: 'refused', reason: 'Granja de reproducciones' },
      ]),
    );
    await expect(await canvas.findByText('No hay nada que revisar')).toBeVisible();
  },
};

/** Somebody decided at the same time. */
export const DecidedMeanwhile: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.post(`${path}/decisions`, () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'Otra persona ya decidió.' },
          { status: 409 },
        ),
      ),
      ...answers(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const form = await open(canvas, userEvent, 'Decidir sobre Nico Bravo: Una misma red');
    await decide(form, userEvent, { verdict: 'Se dan por buenas', reason: 'Un instituto' });
    await expect(await form.findByText('Otra persona ya decidió.')).toBeVisible();
    await expect(form.getByLabelText('Razón')).toHaveValue('Un instituto');
  },
};

/** What was typed is not lost without a question. */
export const LeavingAsks: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const form = await open(canvas, userEvent, 'Decidir sobre Nico Bravo: Una misma red');
    await expect(form.getByLabelText('Decisión')).toHaveFocus();
    await userEvent.type(form.getByLabelText('Razón'), 'Un instituto');
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Seguir aquí' }));
    await expect(form.getByLabelText('Razón')).toHaveValue('Un instituto');
    await userEvent.click(form.getByRole('button', { name: 'Cancelar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Salir' }));
    await expect(await canvas.findByRole('button', { name: /^Decidir sobre Nico/ })).toBeVisible();
  },
};

// Proves screening: Changing one on the screen
/** A rule has only the numbers that it needs. */
export const ChangesARule: Story = {
  tags: ['state:open'],
  play: async ({ canvas, userEvent }) => {
    const form = await open(canvas, userEvent, 'Cambiar la regla: Horas de un día');
    const hours = form.getByLabelText('Horas de escucha en un día');
    await expect(form.queryByLabelText('Días de vida de la cuenta')).toBeNull();
    await userEvent.clear(hours);
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await form.findByText('Escribe un número entero, desde 1 hasta 24')).toBeVisible();
    await userEvent.type(hours, '18');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    const seen = { isOn: true, threshold: 20, least: null, days: null };
    await waitFor(() =>
      expect(sent).toEqual([{ rule: 'hours', seen, changes: { ...seen, threshold: 18 } }]),
    );
  },
};

// Proves screening: What a rule cannot be, on the screen
/** What a rule cannot be is said at the field, and nothing is sent. */
export const RuleTooHigh: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    const form = await open(canvas, userEvent, 'Cambiar la regla: Cuenta recién creada');
    for (const [label, number, most] of [
      ['Porcentaje de las reproducciones del artista', '250', '100'],
      ['Mínimo de reproducciones en el mes', '1000001', '1.000.000'],
      ['Días de vida de la cuenta', '31', '30'],
    ] as const) {
      const field = form.getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, number);
      await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
      const message = `Escribe un número entero, desde 1 hasta ${most}`;
      await expect(await form.findByText(message)).toBeVisible();
    }
    await expect(sent).toEqual([]);
  },
};
