import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { buildOwnShare } from '@/entities/recording-share/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { OwnShares } from '@/shared/contract/recording-share.ts';
import type { Payment } from '@/shared/contract/statement.ts';
import { findsText, longName, openDialog, refused, unanswered } from '@/shared/testing';
import { PartsPage } from './PartsPage';

const path = '*/api/payee/shares';

/** Sent answers. */
const sent = fn();

const payment: Payment = {
  id: 'sta_1',
  date: '2026-11-30',
  amount: 16.4,
  period: '2026-10',
  status: 'pending',
  label: null,
  lacking: 0,
  breakdown: { streaming: 16.4, playlists: 0, radio: 0 },
};

const held = buildOwnShare({
  id: 'shr_1',
  track: { id: 'trk_1', name: 'Luna de agosto' },
  startsOn: '2026-11-01',
  state: 'accepted',
  isInForce: true,
  isMine: false,
});

const answers = (shown: OwnShares, payments: Payment[] = [payment]) => [
  http.get(path, () => HttpResponse.json(shown)),
  http.get('*/api/payee/payments', () => HttpResponse.json(payments)),
  http.post('*/api/payee/shares/:id', async ({ request, params }) => {
    sent(params['id'], await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
];

const meta = {
  title: 'Screens/Listener/Parts (tus partes)',
  component: PartsPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/recording-parts',
    state: signedIn({ displayName: 'Ruth Belmonte' }),
    msw: answers({ shares: [buildOwnShare(), held], isPayee: true }),
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof PartsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Una parte de «Salitre», de Nora Quintavalle'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Luna de agosto' })).toBeVisible();
    await expect(await canvas.findByText('Pendiente')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Abrir el extracto de octubre de 2026' }),
    ).toHaveAttribute('href', '/recording-parts/statement/sta_1');
  },
};
export const Accepts: Story = {
  tags: ['state:variants'],
  play: async ({ canvas, userEvent }) => {
    const question = await openDialog({ canvas, userEvent }, 'Aceptar', 'alertdialog');
    await expect(question.getByText(/Vale desde el 1 de enero de 2027/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Aceptar reparto' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('shr_3', { isAccepted: true }));
  },
};
// Proves recording-shares: Answering
export const Declines: Story = {
  tags: ['state:variants'],
  play: async ({ canvas, userEvent }) => {
    const question = await openDialog({ canvas, userEvent }, 'Rechazar', 'alertdialog');
    await userEvent.type(
      question.getByRole('textbox', { name: 'Motivo (opcional)' }),
      'Falta el puente.',
    );
    await userEvent.click(question.getByRole('button', { name: 'Rechazar reparto' }));
    const declined = { isAccepted: false, reason: 'Falta el puente.' };
    await waitFor(() => expect(sent).toHaveBeenCalledWith('shr_3', declined));
  },
};
/** Somebody else may have withdrawn it. */
export const Gone: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.post('*/api/payee/shares/:id', () =>
        HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
      ),
      ...answers({ shares: [buildOwnShare()], isPayee: false }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const question = await openDialog({ canvas, userEvent }, 'Aceptar', 'alertdialog');
    await userEvent.click(question.getByRole('button', { name: 'Aceptar reparto' }));
    await expect(
      await screen.findByText('Este reparto ya no espera tu respuesta.'),
    ).toBeInTheDocument();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers({ shares: [], isPayee: false }) },
  play: findsText('Ninguna parte todavía'),
};
export const WithoutPayments: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers({ shares: [held], isPayee: true }, []) },
  play: findsText('Ningún pago todavía'),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path)] },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers({
      shares: [
        buildOwnShare({
          track: { id: 'trk_3', name: longName },
          artist: { id: 'art_1', name: longName },
          label: longName,
        }),
      ],
      isPayee: false,
    }),
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
