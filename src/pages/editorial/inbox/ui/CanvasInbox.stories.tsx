import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeWaitingCanvas } from '@/entities/canvas/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { WaitingCanvas } from '@/shared/contract/canvas.ts';
import { longName, longTitle } from '@/shared/testing';
import { CanvasInbox } from './CanvasInbox';

const decided = fn();

const answers = (
  canvases: WaitingCanvas[],
  take: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 204 }),
) => [
  http.get('*/api/editorial/canvas', () =>
    HttpResponse.json({ canvases, total: canvases.length, nextCursor: null }),
  ),
  http.post('*/api/editorial/canvas/:id/:act', async ({ request, params }) => {
    decided(params['act'], params['id'], await request.text());
    return take();
  }),
];

/** Stories have no video file: a canvas by address shows its fallback. */
const noVideo = { videoUrl: null } as const;
const second = makeWaitingCanvas('cnv_2', {
  ...noVideo,
  track: { id: 'trk_2', title: 'Patio', isOut: false, isGone: false },
  address: 'https://example.com/patio.mp4',
});
const first = makeWaitingCanvas('cnv_1', { videoUrl: 'data:video/mp4;base64,' });

const meta = {
  title: 'Work/Editorial/Canvas inbox',
  component: CanvasInbox,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/editorial?tab=inbox',
    state: signedIn({ role: 'editorial', displayName: 'Eva Editora' }),
    msw: { handlers: answers([first, second]) },
  },
  beforeEach: () => {
    decided.mockClear();
  },
} satisfies Meta<typeof CanvasInbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each plays, with the artist's text. A mere address can be opened but not approved. */
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 Canvas esperan una respuesta.')).toBeVisible();
    const item = within(canvas.getByRole('article', { name: 'Patio' }));
    await expect(item.getByRole('link', { name: 'Abrir la dirección del video' })).toBeVisible();
    await expect(
      item.getByRole('button', { name: 'Aprobar el Canvas de «Patio»' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const LongText: Story = {
  parameters: {
    msw: {
      handlers: answers([
        makeWaitingCanvas('cnv_1', {
          ...noVideo,
          artist: { id: 'art_1', name: longName },
          track: { id: 'trk_1', title: longTitle, isOut: true, isGone: true },
          description: `${longTitle} `.repeat(3),
        }),
      ]),
    },
  },
};
export const Approve: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const name = 'Aprobar el Canvas de «Luna de ámbar»';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith('approve', 'cnv_1', ''));
    await expect(
      await screen.findByText('Aprobaste el Canvas de «Luna de ámbar».'),
    ).toBeInTheDocument();
  },
};
/** Focus moves to the next canvas, finally to a heading. */
export const ApprovedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/editorial/canvas', () => {
          const canvases = [first, { ...second, videoUrl: first.videoUrl }].slice(
            decided.mock.calls.length,
          );
          return HttpResponse.json({ canvases, total: canvases.length, nextCursor: null });
        }),
        http.post('*/api/editorial/canvas/:id/:act', ({ params }) => {
          decided(params['id']);
          return new HttpResponse(null, { status: 204 });
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Aprobar el Canvas de «Luna de ámbar»';
    (await canvas.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Patio' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Aprobar el Canvas de «Patio»' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};
/** A message is required; templates are inserted by a press. */
export const Reject: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const name = 'Rechazar el Canvas de «Luna de ámbar»';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await expect(await dialog.findByText('Escribe por qué.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Texto o logos' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    const feedback = 'El video lleva texto o logos. Quítalos y envíalo otra vez.';
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith('reject', 'cnv_1', JSON.stringify({ feedback })),
    );
  },
};
/** Another editor decided first: shows who and how. */
export const DecidedBefore: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: answers([first], () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'Luis Prado ya rechazó este Canvas. No se cambió nada.' },
          { status: 409 },
        ),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Aprobar el Canvas de «Luna de ámbar»';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText(/Luis Prado ya rechazó/)).toBeInTheDocument();
  },
};
/** The artist removed it meanwhile. */
export const TakenAway: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: answers([first], () =>
        HttpResponse.json(
          { code: 'not-found', error: 'No encontramos lo que buscas.' },
          { status: 404 },
        ),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const name = 'Aprobar el Canvas de «Luna de ámbar»';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await screen.findByText('El artista retiró este Canvas.')).toBeInTheDocument();
  },
};
/** More than one part. */
export const Parts: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/editorial/canvas', ({ request }) =>
          HttpResponse.json(
            new URL(request.url).searchParams.has('cursor')
              ? { canvases: [second], total: 2, nextCursor: null }
              : { canvases: [first], total: 2, nextCursor: 'second' },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Siguientes' }));
    await expect(await canvas.findByRole('article', { name: 'Patio' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Anteriores' }));
    await expect(await canvas.findByRole('article', { name: 'Luna de ámbar' })).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No hay Canvas por revisar\./)).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: { handlers: [http.get('*/api/editorial/canvas', () => delay('infinite'))] },
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/editorial/canvas', () =>
          HttpResponse.json({ code: 'too-many-requests', error: 'Espera.' }, { status: 429 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
