import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sharedFiles } from '@/shared/config/shared-files.ts';
import { broughtLimits } from '@/shared/contract/limits.ts';
import { sampleRecentTracks } from '@/shared/sample/sample-tracks.ts';
import { BringMusicPage } from './BringMusicPage';

const [luna, farol, patio] = sampleRecentTracks();
if (!luna || !farol || !patio) throw new Error('There are no sample tracks.');

const matched = { verdict: 'matched', tracks: [luna] };
const guessed = { verdict: 'guessed', tracks: [farol, patio] };
const missing = { verdict: 'missing', tracks: [] };

const sent = fn<(body: unknown) => void>();
const matching = (...matches: object[]) =>
  http.post('*/api/tracks/match', () => HttpResponse.json({ matches }));
const taking = (path: string, answer: object, status = 200) =>
  http.post(`*/api/${path}`, async ({ request }) => {
    sent(await request.json());
    return HttpResponse.json(answer, { status });
  });
const playlist = {
  id: 'pls_nueva',
  name: 'Noche',
  description: '',
  coverImage: '',
  owner: { id: 'usr_1', displayName: 'Vera' },
  tracks: [],
  trackCount: 2,
  isPublic: true,
  followerCount: 0,
  totalDuration: 400,
};

const meta = {
  title: 'Screens/Listener/Bring music (importar tu música)',
  component: BringMusicPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    state: signedIn(),
    address: '/collection/import',
    msw: [
      matching(matched, guessed, missing),
      taking('playlists', playlist, 201),
      taking('tracks/liked', { added: 1, rows: [0] }),
      taking('user/history/brought', { added: 1, rows: [0] }),
      http.get('*/api/search', () =>
        HttpResponse.json({ tracks: [patio], artists: [], albums: [], playlists: [] }),
      ),
    ],
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof BringMusicPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Screen = { canvasElement: HTMLElement };

const table = 'title,artist\nLuna,Vera\nFarrol,Vera\nZzz,Nadie\n';

async function choose({ canvasElement }: Screen, text = table, name = 'Noche.csv') {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no field for a file.');
    return found;
  });
  await userEvent.upload(input, new File([text], name), { applyAccept: false });
}

const rows = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('listitem').length;

/** Nothing is chosen yet. */
export const NothingChosen: Story = {
  tags: ['state:default', 'state:empty'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Elegir archivos' });
    await expect(canvas.getByRole('link', { name: 'Historial' })).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await choose(context);
    await context.canvas.findByRole('button', { name: /^Por confirmar/ });
  },
};

/** As the worker keeps them; stories share one browser. */
async function keepShared(name: string, text: string, keptAt: number) {
  const cache = await caches.open(sharedFiles.cache);
  const headers = {
    [sharedFiles.nameHeader]: encodeURIComponent(name),
    [sharedFiles.momentHeader]: String(keptAt),
  };
  await cache.put('/share/0', new Response(text, { headers }));
  return async () => void (await caches.delete(sharedFiles.cache));
}

// Proves brought-music: Shared to the installed product
/** Another application has shared a file; it is forgotten once it is given up. */
export const Shared: Story = {
  tags: ['no-photo'],
  parameters: { address: '/collection/import?shared=files' },
  beforeEach: () => keepShared('Ñandú.csv', table, Date.now()),
  play: async ({ canvas }) => {
    await canvas.findByText('Encontramos 1 de 3 canciones.');
    await expect(await caches.has(sharedFiles.cache)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Elegir otro archivo' }));
    await canvas.findByRole('button', { name: 'Elegir archivos' });
    await waitFor(async () => expect(await caches.has(sharedFiles.cache)).toBe(false));
    await expect(canvas.queryByText(/que compartiste/)).not.toBeInTheDocument();
  },
};
export const SharedOfAnotherKind: Story = {
  tags: ['no-photo'],
  parameters: { address: '/collection/import?shared=files' },
  beforeEach: () => keepShared('Factura.pdf', '%PDF-1.7\n\u0000', Date.now()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No reconocemos este formato\./)).toBeVisible();
    await expect(canvas.getByText('Factura.pdf')).toBeVisible();
  },
};
export const SharedTooLarge: Story = {
  tags: ['state:failed'],
  parameters: { address: '/collection/import?shared=tooLarge' },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^Lo que compartiste pesa más de/)).toBeVisible(),
};
/** Kept for a day. */
export const SharedLongAgo: Story = {
  tags: ['no-photo'],
  parameters: { address: '/collection/import?shared=files' },
  beforeEach: () => keepShared('Noche.csv', table, Date.now() - 25 * 60 * 60_000),
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/Compártelo otra vez o elígelo aquí\.$/)).toBeVisible(),
};

export const Matching: Story = {
  tags: ['state:loading', 'state:pending'],
  parameters: { msw: [http.post('*/api/tracks/match', () => delay('infinite'))] },
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('max', '3');
    await expect(canvas.getByText('0 de 3 canciones')).toBeVisible();
  },
};

// Proves brought-music: Cancelled
export const Cancelled: Story = {
  tags: ['no-photo'],
  parameters: Matching.parameters ?? {},
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancelar' }));
    await canvas.findByRole('button', { name: 'Elegir archivos' });
  },
};

// Proves brought-music: The report
/** The guesses come first, since they wait for an answer. */
export const Report: Story = {
  tags: ['state:default'],
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await choose(context);
    await canvas.findByText('Encontramos 1 de 3 canciones.');
    await expect(canvas.getByRole('button', { name: 'Por confirmar 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(rows(canvasElement)).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Todas 3' }));
    await expect(rows(canvasElement)).toBe(3);
  },
};

// Proves brought-music: Repeats are counted alike
/** By what was matched: three lines, two of other names, are one song. */
export const Repeated: Story = {
  tags: ['no-photo'],
  parameters: { msw: [matching(matched, matched, missing)] },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, `${table}Luna,Vera\n`);
    await canvas.findByText('Encontramos 2 de 3 canciones distintas.');
    await expect(canvas.getByText('Importarás 3 canciones.')).toBeVisible();
    await expect(canvas.getByText('2 de ellas son repetidas, como en tu archivo.')).toBeVisible();
  },
};

// Proves brought-music: A guess accepted
export const Accepted: Story = {
  tags: ['state:success'],
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Aceptar la propuesta para «Farrol»' }),
    );
    await canvas.findByText('Encontramos 2 de 3 canciones.');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await canvas.findByText('«Noche» tiene 2 canciones.');
    await expect(sent.mock.calls).toEqual([[{ name: 'Noche', trackIds: [luna.id, farol.id] }]]);
  },
};

// Proves brought-music: A guess changed
export const Changed: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Cambiar la canción para «Farrol»' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Elegir canción' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'patio');
    await userEvent.click(
      await dialog.findByRole('button', {
        name: `Elegir «${patio.title}», de ${patio.artist.name}`,
      }),
    );
    await canvas.findByText('Encontramos 2 de 3 canciones.');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear playlist' }));
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ name: 'Noche', trackIds: [luna.id, patio.id] }]]),
    );
  },
};

export const SongLeftOut: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Cambiar la canción para «Farrol»' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'No importar esta canción' }));
    await canvas.findByRole('button', { name: 'No encontradas 2' });
  },
};

export const AllMatched: Story = {
  tags: ['state:success'],
  parameters: { msw: [matching(matched), taking('tracks/liked', { added: 0, rows: [] })] },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'title,artist,added at\nLuna,Vera,2024-05-01\n');
    await userEvent.click(await canvas.findByRole('button', { name: 'Añadir a tus me gusta' }));
    await canvas.findByText('Añadimos 0 canciones a tus me gusta. 1 ya estaba.');
    await expect(sent.mock.calls).toEqual([
      [{ likes: [{ trackId: luna.id, likedAt: '2024-05-01T00:00:00.000Z' }] }],
    ]);
  },
};

export const HistoryBrought: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [matching(matched), taking('user/history/brought', { added: 2, rows: [0, 1] })],
  },
  play: async (context) => {
    const { canvas } = context;
    const listen = (listened_at: number) => ({
      listened_at,
      track_metadata: { track_name: 'Luna', artist_name: 'Vera' },
    });
    await choose(context, JSON.stringify([listen(1_700_000_000), listen(1_700_009_000)]), 'x.json');
    await canvas.findByText('Importarás 2 escuchas.');
    await userEvent.click(canvas.getByRole('button', { name: 'Añadir a tu historial' }));
    await canvas.findByText('Añadimos 2 escuchas a tu historial.');
    await expect(sent.mock.calls).toMatchObject([[{ listens: [{}, {}] }]]);
  },
};

/** A table whose columns say nothing: the person says what they are. */
export const Columns: Story = {
  tags: ['state:default'],
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'Luna,Vera\nFarol,Vera\n', 'Noche.csv');
    await canvas.findByRole('heading', { name: '¿Qué hay en «Noche»?' });
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.selectOptions(canvas.getByLabelText('Canción'), '0');
    await userEvent.selectOptions(canvas.getByLabelText('Artista'), '1');
    await expect(canvas.getByRole('heading', { name: 'Las primeras 2 filas' })).toBeVisible();
  },
};
// Proves brought-music: Columns are chosen
export const ColumnsChosen: Story = {
  tags: ['no-photo'],
  parameters: { msw: [matching(matched, matched)] },
  play: async (context) => {
    await Columns.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Seguir' }));
    await context.canvas.findByText('Encontramos 2 de 2 canciones.');
  },
};
export const ColumnsNarrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: Columns.play ?? (async () => undefined),
};

// Proves brought-music: Several lists
/** One file with several lists, one of them likes. */
export const SeveralLists: Story = {
  tags: ['state:default'],
  play: async (context) => {
    const { canvas } = context;
    const text =
      'title,artist,playlist name,type\nLuna,Vera,Viaje,Playlist\nSal,Vera,Cocina,Playlist\nLuna,Vera,Favoritas,Favorite\n';
    await choose(context, text);
    await canvas.findByRole('heading', { name: 'Encontramos 3 listas' });
    await expect(canvas.getByText('Me gusta · 1 canción')).toBeVisible();
  },
};
export const SeveralListsNarrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: SeveralLists.play ?? (async () => undefined),
};

// Proves brought-music: What stays out is counted
/** What stays out is counted before anything is saved. */
export const LeftOut: Story = {
  tags: ['state:default'],
  parameters: { msw: [matching(matched)] },
  play: async (context) => {
    const { canvas } = context;
    const listen = (ts: string, ms_played: number, incognito_mode = false) => ({
      ts,
      ms_played,
      incognito_mode,
      master_metadata_track_name: 'Luna',
      master_metadata_album_artist_name: 'Vera',
    });
    const listens = [
      listen('2025-03-04T10:00:00Z', 200_000),
      listen('2025-03-04T11:00:00Z', 850),
      listen('2025-03-04T12:00:00Z', 200_000, true),
      listen('0001-01-01', 200_000),
    ];
    await choose(context, JSON.stringify(listens), 'x.json');
    await canvas.findByText('Importarás 1 escucha.');
    await expect(canvas.getByText(/^1 escucha queda fuera: se saltó/)).toBeVisible();
    await expect(canvas.getByText(/^1 escucha queda fuera: fue en una sesión/)).toBeVisible();
    await expect(canvas.getByText(/^1 escucha queda fuera: no tiene fecha/)).toBeVisible();
  },
};

// Proves brought-music: Undone
export const Undone: Story = {
  tags: ['state:success'],
  parameters: {
    msw: [
      matching(matched),
      taking('tracks/liked', { added: 1, rows: [0] }),
      taking('tracks/liked/removal', { taken: [] }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'title,artist\nLuna,Vera\n');
    await userEvent.click(await canvas.findByRole('button', { name: 'Añadir a tus me gusta' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await canvas.findByText('Importación deshecha');
    await expect(sent.mock.lastCall).toEqual([{ trackIds: [luna.id] }]);
  },
};

export const NothingFound: Story = {
  tags: ['state:empty'],
  parameters: { msw: [matching(missing, missing, missing)] },
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await canvas.findByText('Encontramos 0 de 3 canciones.');
    await expect(canvas.getByRole('button', { name: 'Crear playlist' })).toBeDisabled();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      matching(matched),
      http.post('*/api/playlists', () => HttpResponse.json({}, { status: 500 })),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'title,artist\nLuna,Vera\n');
    await userEvent.click(await canvas.findByRole('button', { name: 'Crear playlist' }));
    await canvas.findByText('No pudimos guardarlo. No se guardó nada; inténtalo de nuevo.');
    await expect(canvas.getByRole('button', { name: 'Crear playlist' })).toBeEnabled();
  },
};

// Proves brought-music: Half done
/** What arrived before the failure is named, and going on repeats nothing. */
export const HalfDone: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.post('*/api/tracks/match', async ({ request }) => {
        const { songs } = (await request.json()) as { songs: unknown[] };
        const track = (song: unknown) => ({
          ...luna,
          id: `trk_${JSON.stringify(song).replaceAll(/\W/g, '')}`,
        });
        return HttpResponse.json({
          matches: songs.map((song) => ({ verdict: 'matched', tracks: [track(song)] })),
        });
      }),
      http.post('*/api/tracks/liked', async ({ request }) => {
        const { likes } = (await request.json()) as { likes: unknown[] };
        return likes.length === broughtLimits.written
          ? HttpResponse.json({ added: likes.length, rows: likes.map((_, at) => at) })
          : HttpResponse.json({}, { status: 500 });
      }),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    const lines = Array.from({ length: broughtLimits.written + 1 }, (_, at) => `Luna ${at},Vera`);
    await choose(context, `title,artist\n${lines.join('\n')}`);
    await userEvent.click(await canvas.findByRole('button', { name: 'Añadir a tus me gusta' }));
    await canvas.findByText(/^Se guardaron 500 y faltan las demás/);
  },
};

// Proves brought-music: Offline
export const Offline: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.post('*/api/tracks/match', () => HttpResponse.error())] },
  play: async (context) => {
    const { canvas } = context;
    await choose(context);
    await canvas.findByText('No pudimos seguir buscando. Lo encontrado hasta ahora sigue aquí.');
    await canvas.findByRole('button', { name: 'Continuar' });
  },
};

export const TooLarge: Story = {
  tags: ['state:failed'],
  play: async (context) => {
    await choose(context, 'x'.repeat(broughtLimits.file + 1));
    await context.canvas.findByRole('alert');
  },
};

export const Refused: Story = {
  tags: ['state:failed'],
  play: async (context) => {
    await choose(context, '<!DOCTYPE x [<!ENTITY a "b">]><playlist/>', 'lista.xspf');
    await waitFor(() =>
      expect(context.canvas.getAllByText(/tipo de documento \(DOCTYPE\)/)[0]).toBeVisible(),
    );
  },
};
