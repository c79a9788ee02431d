import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeSentCanvas } from '@/entities/canvas/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { SentCanvas } from '@/shared/contract/canvas.ts';
import { findsRole, findsText, longName, longTitle } from '@/shared/testing';
import { answerInbox } from '../testing/answer-inbox';
import { CanvasInbox } from './CanvasInbox';

const onDecide = fn();

const answers = (canvases: SentCanvas[], decide?: () => Response | Promise<Response>) =>
  answerInbox('canvas', canvases, { onDecide, ...(decide && { decide }) });

const openAt = (id: string) => `/editorial?tab=inbox&canvas-open=${id}`;

const name = 'Luna de ámbar';
const findPanel = async (title = name) =>
  within(await screen.findByRole('dialog', { name: title }));

/** Stories have no video file: a canvas by address shows its fallback. */
const noVideo = { videoUrl: null } as const;
const second = makeSentCanvas('cnv_2', {
  ...noVideo,
  track: { id: 'trk_2', title: 'Patio', isOut: false, isGone: false },
  address: 'https://example.com/patio.mp4',
});
const first = makeSentCanvas('cnv_1', { videoUrl: 'data:video/mp4;base64,' });

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
    onDecide.mockClear();
  },
} satisfies Meta<typeof CanvasInbox>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves canvas: The inbox on the screen
export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Esperan 2' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /^Patio/ })).toBeVisible();
  },
};
export const LongText: Story = {
  parameters: {
    address: openAt('cnv_1'),
    msw: {
      handlers: answers([
        makeSentCanvas('cnv_1', {
          ...noVideo,
          artist: { id: 'art_1', name: longName },
          track: { id: 'trk_1', title: longTitle, isOut: true, isGone: true },
          description: `${longTitle} `.repeat(3),
        }),
      ]),
    },
  },
};
// Proves editorial: A Canvas in its drawer
/** The video plays, above the artist's text. */
export const Open: Story = {
  tags: ['state:open'],
  parameters: { address: openAt('cnv_1') },
  play: async () => {
    const panel = await findPanel();
    await expect(panel.getByText('Los colores de la portada, dando vueltas.')).toBeVisible();
  },
};
/** A mere address can be opened but not approved. */
export const OnlyAddress: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('cnv_2') },
  play: async () => {
    const panel = await findPanel('Patio');
    await expect(panel.getByRole('link', { name: /^Abrir la dirección del video/ })).toBeVisible();
    await expect(
      panel.getByRole('button', { name: 'Aprobar el Canvas de «Patio»' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
const approve = { name: `Aprobar el Canvas de «${name}»` };
export const Approve: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('cnv_1') },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', approve));
    await waitFor(() => expect(onDecide).toHaveBeenCalledWith('approve', 'cnv_1', ''));
    await expect(await screen.findByText(`Aprobaste el Canvas de «${name}».`)).toBeInTheDocument();
    await findPanel('Patio');
  },
};
// Proves canvas: The focus after a decision
/** Focus does not get lost with the decided row. */
export const ApprovedByKeyboard: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/editorial/canvas', () => {
          const items = [first, second].slice(onDecide.mock.calls.length);
          const counts = { waiting: items.length, accepted: 0, rejected: 0 };
          return HttpResponse.json({ items, counts, nextCursor: null });
        }),
        ...answers([first, second]),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: `Ver más de ${name}` })).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await findPanel();
    panel.getByRole('button', approve).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: /^Luna/ })).toBeNull());
    await screen.findByRole('dialog', { name: 'Patio' });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Ver más de Patio'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};
// Proves canvas: A comment for the artist
/** A message is required; templates are inserted by a press. */
export const Reject: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('cnv_1') },
  play: async ({ userEvent }) => {
    const title = `Rechazar el Canvas de «${name}»`;
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', { name: title }));
    const dialog = await findPanel(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await expect(await dialog.findByText('Escribe por qué.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Texto o logos' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    const feedback = 'El video lleva texto o logos. Quítalos y envíalo otra vez.';
    await waitFor(() =>
      expect(onDecide).toHaveBeenCalledWith('reject', 'cnv_1', JSON.stringify({ feedback })),
    );
  },
};
/** Another editor decided first: shows who and how. */
export const DecidedBefore: Story = {
  tags: ['no-photo'],
  parameters: {
    address: openAt('cnv_1'),
    msw: {
      handlers: answers([first], () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'Luis Prado ya rechazó este Canvas. No se cambió nada.' },
          { status: 409 },
        ),
      ),
    },
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', approve));
    await expect(await screen.findByText(/Luis Prado ya rechazó/)).toBeInTheDocument();
  },
};
// Proves canvas: Deleted before the decision
/** The artist removed it meanwhile. */
export const TakenAway: Story = {
  tags: ['no-photo'],
  parameters: {
    address: openAt('cnv_1'),
    msw: {
      handlers: answers([first], () =>
        HttpResponse.json(
          { code: 'not-found', error: 'No encontramos lo que buscas.' },
          { status: 404 },
        ),
      ),
    },
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', approve));
    await expect(await screen.findByText('El artista retiró este Canvas.')).toBeInTheDocument();
  },
};
/** The artist removed it before it was opened. */
export const Gone: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('cnv_9') },
  play: async () =>
    expect(await screen.findByRole('dialog', { name: 'Ya no está aquí' })).toBeVisible(),
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
  play: findsText(/^Ningún Canvas espera\./),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get('*/api/editorial/canvas', () => delay('infinite'))] } },
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
  play: findsRole('button', { name: 'Reintentar' }),
};
