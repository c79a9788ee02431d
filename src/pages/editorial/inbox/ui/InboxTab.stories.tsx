import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makePreparation, makePreparedTrack } from '@/entities/release/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { Preparation } from '@/shared/contract/release.ts';
import { longName, longTitle } from '@/shared/testing';
import { InboxTab } from './InboxTab';

/** A tenth of a second of silence. */
const silence = `data:audio/wav;base64,${btoa(
  `RIFF\u0044\u0003\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0\u0040\u001f\0\0\u0040\u001f\0\0\u0001\0\u0008\0data\u0020\u0003\0\0${'\u0080'.repeat(800)}`,
)}`;

const waiting = (id: string, change: Partial<Preparation> = {}) =>
  makePreparation(id, {
    status: 'pending',
    sentAt: '2026-11-18T09:00:00.000Z',
    tracks: [makePreparedTrack(`${id}-1`, { audioUrl: silence })],
    ...change,
  });

const album = waiting('rel_2', {
  title: 'Cartas al viento',
  type: 'ep',
  tracks: ['Patio', 'La vuelta larga', 'Sal y madera', 'Ceniza'].map((title, index) =>
    makePreparedTrack(`rel_2-${index}`, {
      title,
      audioUrl: silence,
      producers: [],
      ...(index === 1 && { format: 'mp3', bitrate: 320_000 }),
    }),
  ),
});

const decided = fn();

const problem = (code: string, status: number, error: string) =>
  HttpResponse.json({ code, error }, { status });

/** Other sections have their own stories. */
const noOthers = [
  http.get('*/api/editorial/pitches', () =>
    HttpResponse.json({ pitches: [], waiting: 0, nextCursor: null }),
  ),
  http.get('*/api/editorial/canvas', () =>
    HttpResponse.json({ canvases: [], total: 0, nextCursor: null }),
  ),
];

const answers = (
  releases: Preparation[],
  take: () => Response | Promise<Response> = () => new HttpResponse(null, { status: 204 }),
) => [
  ...noOthers,
  http.get('*/api/editorial/releases', () =>
    HttpResponse.json({ releases, total: releases.length, nextCursor: null }),
  ),
  http.post('*/api/editorial/releases/:id/:act', async ({ request, params }) => {
    decided(params['act'], params['id'], await request.json());
    return take();
  }),
];

const meta = {
  title: 'Screens/Editorial/Inbox (bandeja)',
  component: InboxTab,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/editorial?tab=inbox',
    state: signedIn({ role: 'editorial', displayName: 'Eva Editora' }),
    msw: answers([waiting('rel_1'), album]),
  },
  beforeEach: () => {
    decided.mockClear();
  },
} satisfies Meta<typeof InboxTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Everything for a decision: cover, artist, tracks with credits and sound. */
export const Ready: Story = {
  tags: ['state:default', 'state:no-image'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 lanzamientos esperan una respuesta.')).toBeVisible();
    const item = within(canvas.getByRole('article', { name: 'Marea alta' }));
    await expect(item.getByText('Nora Quintavalle · Balcón Discos')).toBeVisible();
    await expect(
      item.getByText(
        'Single · sale el 4 de diciembre de 2026 · enviado el 18 de noviembre de 2026',
      ),
    ).toBeVisible();
    await expect(item.getByText('De Nora Quintavalle · Producción: Lía Sal')).toBeVisible();
    await expect(item.getByText('3:05 · FLAC · 44,1 kHz')).toBeVisible();
    await expect(canvas.getByText('3:05 · MP3 · 320 kbit/s')).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

/** Plays one track at a time, in place. */
export const Hears: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' })).toHaveAttribute(
        'data-state',
        'paused',
      ),
    );
  },
};

export const Approve: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aprobar «Marea alta»' }));
    await waitFor(() => expect(decided).toHaveBeenCalledWith('approve', 'rel_1', { version: 3 }));
    await expect(await screen.findByText('Aprobaste «Marea alta».')).toBeInTheDocument();
  },
};

async function reject({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Rechazar «Marea alta»' }));
  return within(await screen.findByRole('dialog', { name: 'Rechazar «Marea alta»' }));
}

/** A reason is required; the message is optional. */
export const Reject: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await reject(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await expect(await dialog.findByText('Elige un motivo.')).toBeVisible();
    await expect(decided).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'cover');
    await userEvent.type(dialog.getByLabelText('Algo más para la disquera'), 'Está borrosa.');
  },
};
export const Rejected: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await reject(context);
    await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'rights');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith('reject', 'rel_1', {
        version: 3,
        reason: 'rights',
        note: '',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Another editor decided first: shows who and how, and refetches the list. */
export const DecidedBefore: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answers([waiting('rel_1')], () =>
      problem('duplicate', 409, 'Luis Prado ya rechazó este lanzamiento. No se cambió nada.'),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aprobar «Marea alta»' }));
    await expect(await screen.findByText(/Luis Prado ya rechazó/)).toBeInTheDocument();
  },
};

/** Unplayable tracks cannot be approved yet. */
export const Preparing: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: answers([waiting('rel_1', { tracks: [makePreparedTrack('a', { state: 'preparing' })] })]),
  },
  play: async ({ canvas, userEvent }) => {
    const approve = await canvas.findByRole('button', { name: 'Aprobar «Marea alta»' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(approve);
    await expect(decided).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: /^Reproducir/ })).toBeDisabled();
  },
};
export const Deciding: Story = {
  tags: ['state:pending'],
  parameters: { msw: answers([waiting('rel_1')], () => delay('infinite') as never) },
  play: async ({ canvas, userEvent }) => {
    const approve = await canvas.findByRole('button', { name: 'Aprobar «Marea alta»' });
    await userEvent.click(approve);
    await userEvent.click(approve);
    await expect(approve).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(decided).toHaveBeenCalledOnce());
  },
};
/** Pages through the parts, also after all of a part was decided. */
export const Parts: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      ...noOthers,
      http.get('*/api/editorial/releases', ({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor');
        const parts: Record<string, object> = {
          first: { releases: [waiting('rel_1')], nextCursor: 'second' },
          second: { releases: [album], nextCursor: 'third' },
          third: { releases: [], nextCursor: null },
        };
        return HttpResponse.json({ ...parts[cursor ?? 'first'], total: 2 });
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: 'Marea alta' })).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Siguientes' });
    const previous = canvas.getByRole('button', { name: 'Anteriores' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(await canvas.findByRole('article', { name: 'Cartas al viento' })).toBeVisible();
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.queryByRole('article')).toBeNull();
    await userEvent.click(previous);
    await userEvent.click(previous);
    await expect(await canvas.findByRole('article', { name: 'Marea alta' })).toBeVisible();
    await expect(canvas.getByText('2 lanzamientos esperan una respuesta.')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ningún lanzamiento por revisar\./)).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: [...noOthers, http.get('*/api/editorial/releases', () => delay('infinite'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Lanzamientos' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Pitches' })).toBeNull();
  },
};
export const Failed: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      ...noOthers,
      http.get('*/api/editorial/releases', () =>
        problem('too-many-requests', 429, 'Espera un poco.'),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers([
      waiting('rel_1', {
        title: longTitle,
        artist: { id: 'art_1', name: longName },
        label: { id: 'lab_1', name: longName },
        tracks: [makePreparedTrack('a', { title: longTitle, writers: [longName, 'Lía Sal'] })],
      }),
    ]),
  },
};
