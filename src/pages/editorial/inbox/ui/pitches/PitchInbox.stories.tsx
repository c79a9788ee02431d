import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeJudgedPitch } from '@/entities/pitch/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { longName, longTitle } from '@/shared/testing';
import { PitchInbox } from './PitchInbox';

const decided = fn();
const [target] = sampleFeaturedPlaylists();
const targetName = target?.name ?? '';

const prepared = makeJudgedPitch('p1', {
  trackTitle: 'Marea alta',
  audioUrl: '/silence.wav',
  targetPlaylists: [targetName],
  hasRadioEdit: true,
  previousPlaylistInclusions: 'Madrugada, en 2025',
  socialMediaLinks: 'https://nora.example',
  pressKit: 'https://nora.example/prensa',
});
const typed = makeJudgedPitch('p2', {
  trackTitle: 'La hora azul',
  status: 'under_review',
  reviewedBy: 'Eva Editora',
  figures: null,
});
const done = makeJudgedPitch('p3', {
  status: 'accepted',
  reviewedBy: 'Luis Prado',
  reviewDate: '2026-11-18',
  feedback: 'Nos encanta.',
  placements: [
    { id: 'a', name: 'Madrugada', isIn: true },
    { id: 'b', name: 'Raíz', isIn: false },
  ],
});

const answers = (
  pitches: JudgedPitch[],
  {
    nextCursor = null as string | null,
    take = (): Response | Promise<Response> => new HttpResponse(null, { status: 204 }),
  } = {},
) => [
  http.get('*/api/editorial/pitches', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const wanted = searchParams.get('status') === 'accepted' ? [done] : pitches;
    return HttpResponse.json({
      pitches: wanted,
      waiting: pitches.length,
      nextCursor: searchParams.has('cursor') ? null : nextCursor,
    });
  }),
  http.get('*/api/playlists/featured', () => HttpResponse.json(sampleFeaturedPlaylists())),
  http.post('*/api/editorial/pitches/:id/:act', async ({ request, params }) => {
    decided(params['act'], params['id'], await request.json());
    return take();
  }),
];

const meta = {
  title: 'Work/Editorial/Pitch inbox',
  component: PitchInbox,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/editorial?tab=inbox',
    state: signedIn({ role: 'editorial', displayName: 'Eva Editora' }),
    msw: answers([prepared, typed]),
  },
  beforeEach: () => {
    decided.mockClear();
  },
} satisfies Meta<typeof PitchInbox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 pitches esperan una respuesta.')).toBeVisible();
    const item = within(canvas.getByRole('article', { name: 'Marea alta' }));
    await expect(item.getByRole('button', { name: 'Reproducir Marea alta' })).toBeEnabled();
    await expect(item.getByText(/^En 28 días: reproducciones, 184,2/)).toBeVisible();
    await expect(canvas.getByText('Todavía no hay sonido de esta canción.')).toBeVisible();
    await expect(canvas.getByText('Eva Editora la está revisando')).toBeVisible();
  },
};
/** A search hides the number of waiting songs. */
export const Searched: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('2 pitches esperan una respuesta.');
    await userEvent.type(canvas.getByRole('searchbox'), 'marea');
    await waitFor(() => expect(canvas.queryByText(/esperan una respuesta/)).toBeNull());
    await expect(await canvas.findByRole('article', { name: 'Marea alta' })).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'narrow' } },
};
/** The requested playlists are preselected. */
export const Accept: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceptar «Marea alta»' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aceptar «Marea alta»' }));
    const box = await dialog.findByRole('checkbox', { name: targetName });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await expect(await dialog.findByText('Elige al menos una playlist.')).toBeVisible();
    await userEvent.click(box);
    await userEvent.type(dialog.getByLabelText('Algo para el artista'), 'Nos encanta.');
    await userEvent.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith('accept', 'p1', {
        version: 1,
        playlistIds: [target?.id],
        feedback: 'Nos encanta.',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
async function reject({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Rechazar «Marea alta»' }));
  return within(await screen.findByRole('dialog', { name: 'Rechazar «Marea alta»' }));
}
/** A message is required; a template can be edited. */
export const Reject: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await reject(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await expect(await dialog.findByText('Escribe algo para el artista.')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Empezar con'), 'full');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() =>
      expect(decided).toHaveBeenCalledWith('reject', 'p1', {
        version: 1,
        feedback: expect.stringMatching(/no tenemos sitio/) as string,
      }),
    );
  },
};
/** Another editor decided first: shows who and how. */
export const DecidedBefore: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answers([prepared], {
      take: () =>
        HttpResponse.json(
          { code: 'duplicate', error: 'Luis Prado ya aceptó este pitch. No se cambió nada.' },
          { status: 409 },
        ),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revisar «Marea alta»' }));
    await expect(await screen.findByText(/Luis Prado ya aceptó/)).toBeInTheDocument();
    await expect(decided).toHaveBeenCalledWith('take', 'p1', { version: 1 });
  },
};
export const Decided: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Aceptados' }));
    await expect(await canvas.findByText(/Está en «Madrugada»/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Aceptar/ })).toBeNull();
  },
};
export const Parts: Story = {
  tags: ['no-photo'],
  parameters: { msw: answers([prepared], { nextCursor: 'more' }) },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Siguientes' });
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Anteriores' }));
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    // Another filter starts at the first part.
    await userEvent.click(next);
    await userEvent.click(canvas.getByRole('button', { name: 'Todos' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Siguientes' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ningún pitch espera\./)).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/editorial/pitches', () => delay('infinite'))] },
};
export const LongText: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answers([
      makeJudgedPitch('long', {
        trackTitle: longTitle,
        artistName: longName,
        description: `${longTitle} <b>مرحبا</b>`,
        figures: { streams: 9_876_543_210, listeners: 1_234_567_890, followers: 0 },
      }),
    ]),
  },
};
