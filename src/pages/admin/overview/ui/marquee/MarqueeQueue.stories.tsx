import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeWaitingMarquee } from '@/entities/marquee/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { WaitingMarquee } from '@/shared/contract/marquee.ts';
import { findsRole, findsText, longName, longTitle } from '@/shared/testing';
import { MarqueeQueue } from './MarqueeQueue';

const decided = fn();

const answers = (
  campaigns: WaitingMarquee[],
  answer: () => Response = () => new HttpResponse(null, { status: 204 }),
) => [
  http.get('*/api/admin/marquee', () => HttpResponse.json({ campaigns, total: campaigns.length })),
  http.post('*/api/admin/marquee/:id/:act', async ({ params, request }) => {
    decided(params['act'], params['id'], await request.text());
    return answer();
  }),
];

const first = makeWaitingMarquee('mrq_1');
const risen = makeWaitingMarquee('mrq_2', {
  campaignName: 'Otoño en la ciudad',
  budget: 2_000,
  approvedBudget: 1_000,
  spent: 250.5,
  addresses: ['https://example.com/anuncio.mp3'],
});

const meta = {
  title: 'Screens/Admin/Marquee (presupuestos)',
  component: MarqueeQueue,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/admin',
    state: signedIn({ role: 'admin', displayName: 'Ada Admin' }),
    msw: { handlers: answers([first, risen]) },
  },
  loaders: [() => import('./RejectBudgetDialog')],
  beforeEach: () => {
    decided.mockClear();
  },
} satisfies Meta<typeof MarqueeQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves administration: The way there from a budget that waits
/** Artist, amount, audience, and earlier approvals. */
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 presupuestos esperan.')).toBeVisible();
    const item = within(canvas.getByRole('article', { name: 'Otoño en la ciudad' }));
    await expect(item.getByText('2.000 US$')).toBeVisible();
    const { artist } = risen;
    await expect(item.getByRole('link', { name: artist.name })).toHaveAttribute(
      'href',
      `/admin/artist/${artist.id}`,
    );
    await expect(item.getByText(/Antes: 1\.000 US\$/)).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: {
      handlers: answers([
        makeWaitingMarquee('mrq_1', {
          artist: { id: 'art_1', name: longName },
          campaignName: longTitle,
          trackTitle: longTitle,
          copy: longTitle,
        }),
      ]),
    },
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
  play: findsText('Ningún presupuesto espera.'),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get('*/api/admin/marquee', () => delay('infinite'))] } },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: { handlers: [http.get('*/api/admin/marquee', () => HttpResponse.error())] } },
  play: findsRole('button', { name: 'Reintentar' }),
};
// Proves marquee: The queue of admins
/** Approves the budget that was seen. */
export const Approve: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const name = 'Aprobar el presupuesto de «Antes de la gira»';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith(
        'approve',
        'mrq_1',
        JSON.stringify({ budget: 500, askedAt: first.askedAt }),
      ),
    );
    await expect(
      await screen.findByText(/«Antes de la gira» empieza el viernes, 20 de noviembre/),
    ).toBeInTheDocument();
  },
};
// Proves marquee: The focus after a decision
/** Focus moves to the next budget, finally to the heading. */
export const ApprovedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/admin/marquee', () => {
          const campaigns = [first, risen].slice(decided.mock.calls.length);
          return HttpResponse.json({ campaigns, total: campaigns.length });
        }),
        http.post('*/api/admin/marquee/:id/:act', ({ params }) => {
          decided(params['id']);
          return new HttpResponse(null, { status: 204 });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const approve = async (name: string) => {
      (await canvas.findByRole('button', { name: `Aprobar el presupuesto de «${name}»` })).focus();
      await userEvent.keyboard('{Enter}');
    };
    await approve('Antes de la gira');
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'Otoño en la ciudad' })).toHaveFocus(),
    );
    await approve('Otoño en la ciudad');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};
/** A message is required. */
export const Reject: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const name = 'Rechazar el presupuesto de «Antes de la gira»';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }, { timeout: 5_000 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await expect(await dialog.findByText('Escribe por qué.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Por qué'), 'Empieza con menos.');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    const note = 'Empieza con menos.';
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith('reject', 'mrq_1', JSON.stringify({ note })),
    );
  },
};
/** Another admin decided first. */
export const DecidedBefore: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: answers([first], () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'Este presupuesto ya no espera. No se cambió nada.' },
          { status: 409 },
        ),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Aprobar el presupuesto de «Antes de la gira»';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText(/ya no espera/)).toBeInTheDocument();
  },
};
