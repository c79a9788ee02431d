import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makePreparation, makePreparedTrack } from '@/entities/release/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { Preparation } from '@/shared/contract/release.ts';
import {
  sampleLabelArtists,
  sampleReleases,
} from '@/shared/sample/label-figures/sample-label-figures.ts';
import { longName, longTitle } from '@/shared/testing';
import { ReleasesTab } from './ReleasesTab';

/** Sent bodies. */
const sent = fn();

const problem = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ code, error: 'Algo falta.', ...more }, { status });

const [artist] = sampleLabelArtists();
const ofArtist = { id: artist?.id ?? '', name: artist?.name ?? '' };

const preparations = [
  makePreparation('rel_1', { artist: ofArtist }),
  makePreparation('rel_2', { status: 'pending', title: 'Cartas al viento', type: 'ep' }),
  makePreparation('rel_3', { status: 'approved', title: 'Ceniza' }),
  makePreparation('rel_4', {
    status: 'rejected',
    title: 'Patio',
    decision: {
      at: '2026-11-18T10:00:00.000Z',
      by: 'Eva Editora',
      reason: 'cover',
      note: 'Está borrosa.',
    },
    tracks: [makePreparedTrack('rel_4-1', { state: 'failed' })],
  }),
  makePreparation('rel_5', { title: '', artist: null, releaseDate: null, tracks: [] }),
];

const facts = {
  sound: 'b'.repeat(43),
  format: 'mp3',
  seconds: 201.4,
  sampleRate: 44_100,
  channels: 2,
  bitrate: 320_000,
};

const saved = (version: number) => HttpResponse.json({ id: 'rel_9', version }, { status: 200 });

type Answer = (path: string) => Response | Promise<Response> | undefined;

/** Server answers; `change` takes precedence. */
const answers = (list: Preparation[] = preparations, change: Answer = () => undefined) => [
  http.get('*/api/label/artists', () => HttpResponse.json(sampleLabelArtists())),
  http.get('*/api/label/releases', () => HttpResponse.json(sampleReleases())),
  http.get('*/api/label/drafts', () => HttpResponse.json(list)),
  http.get('*/api/label/drafts/:id', ({ params }) => {
    const found = list.find(({ id }) => id === params['id']);
    return found ? HttpResponse.json(found) : problem('not-found', 404);
  }),
  http.put('*/api/label/uploads/:kind', ({ params }) => {
    const path = `uploads/${String(params['kind'])}`;
    sent('PUT', path);
    return (
      change(path) ??
      HttpResponse.json(path === 'uploads/sound' ? facts : { cover: 'c'.repeat(43) })
    );
  }),
  http.all('*/api/label/*', async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/api/label/', '');
    // Like the server: labels are named by id.
    if (/[^\w-]/.test(searchParams.get('label') ?? '')) return problem('invalid', 400);
    const text = await request.text();
    sent(request.method, path, text === '' ? null : JSON.parse(text));
    const answer = change(path);
    if (answer) return answer;
    return request.method === 'DELETE' ? new HttpResponse(null, { status: 204 }) : saved(4);
  }),
];

const meta = {
  title: 'Screens/Label/Releases (lanzamientos)',
  component: ReleasesTab,
  parameters: {
    frame: 'page',
    address: '/label-manager?tab=releases',
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answers(),
  },
  // Loads the lazy form before the story looks for it.
  loaders: [() => import('./UploadRelease')],
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof ReleasesTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const getRow = async ({ canvas }: Pick<Context, 'canvas'>, title: string) => {
  const found = await canvas.findAllByText(title);
  const row = found.map((each) => each.closest('li')).find((each) => each !== null);
  if (!row) throw new Error('There is no such row.');
  return within(row);
};

// Proves releases: Drafts, states and reasons
/** Drafts and submissions stand above the releases, with the editors' messages. */
export const Default: Story = {
  tags: ['state:default'],
  play: async (context) => {
    const rejected = await getRow(context, 'Patio');
    await expect(rejected.getByText('Rechazado')).toBeVisible();
    await expect(
      rejected.getByText(
        'La portada no sirve. Lo rechazó Eva Editora el 18 de noviembre de 2026. «Está borrosa.»',
      ),
    ).toBeVisible();
    await expect(rejected.getByText(/No pudimos preparar el sonido de 1 canción/)).toBeVisible();
    const pending = await getRow(context, 'Cartas al viento');
    await expect(pending.getByText('En revisión')).toBeVisible();
    await expect(pending.queryByRole('button', { name: /^Seguir/ })).toBeNull();
    await expect(await getRow(context, 'Sin título')).toBeTruthy();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const NothingPrepared: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: [http.get('*/api/label/releases', () => HttpResponse.json([])), ...answers([])],
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answers([
      makePreparation('rel_1', { title: longTitle, artist: { id: 'a', name: longName } }),
    ]),
  },
};

/** Deleting a draft asks first. */
export const Delete: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const row = await getRow(context, 'Marea alta');
    await context.userEvent.click(row.getByRole('button', { name: 'Eliminar «Marea alta»' }));
    const question = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(question.getByRole('button', { name: 'Eliminar' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('DELETE', 'drafts/rel_1', null));
    await expect(await screen.findByText('Borrador eliminado.')).toBeInTheDocument();
  },
};
/** An editor decided first. */
export const WithdrawTooLate: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answers(preparations, (path) =>
      path.endsWith('/withdraw')
        ? problem('duplicate', 409, { error: 'Este lanzamiento ya no espera: se publicó.' })
        : undefined,
    ),
  },
  play: async (context) => {
    const row = await getRow(context, 'Cartas al viento');
    await context.userEvent.click(row.getByRole('button', { name: 'Retirar «Cartas al viento»' }));
    const question = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(question.getByRole('button', { name: 'Retirar' }));
    await expect(await screen.findByText(/ya no espera/)).toBeInTheDocument();
  },
};

async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Subir Contenido' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subir Contenido' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

async function goOn(context: Context, title = 'Marea alta') {
  const row = await getRow(context, title);
  await context.userEvent.click(row.getByRole('button', { name: `Seguir con «${title}»` }));
  // The form's window replaces the loading one.
  await screen.findByLabelText('Título');
  return screen.findByRole('dialog', { name: 'Preparar lanzamiento' });
}

const choose = async (dialog: HTMLElement, label: string, file: File, { userEvent }: Context) => {
  const group = within(dialog).getByRole('group', { name: label });
  const input = group.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input.');
  await userEvent.upload(input, file);
};

// Proves releases: Limits are shown before
/** Limits are stated in advance. */
export const New: Story = {
  tags: ['state:variants'],
  play: async (context) => {
    const dialog = within(await open(context));
    await expect(dialog.getByLabelText('Título')).toHaveAccessibleDescription(/100 caracteres/);
    await expect(dialog.getByLabelText('Tipo')).toHaveAccessibleDescription('De 1 a 3 canciones.');
    await context.userEvent.selectOptions(dialog.getByLabelText('Tipo'), 'ep');
    await expect(dialog.getByLabelText('Tipo')).toHaveAccessibleDescription('De 4 a 6 canciones.');
    await expect(dialog.getByText(/Hay 0 canciones; un EP tiene de 4 a 6/)).toBeVisible();
  },
};
export const NewNarrow: Story = {
  ...New,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

// Proves releases: A preview of the record
// Proves releases: A file becomes a track; sent
/** A file becomes a track with its name; the draft saves itself, and is submitted. */
export const Fill: Story = {
  tags: ['state:success'],
  play: async (context) => {
    const { userEvent } = context;
    const element = await open(context);
    const dialog = within(element);
    await userEvent.type(dialog.getByLabelText('Título'), 'Tramontana');
    await choose(
      element,
      'Archivos de sonido',
      new File(['x'], '01 - Luna_nueva.mp3', { type: 'audio/mpeg' }),
      context,
    );
    const title = await dialog.findByLabelText('Título de la canción 1');
    await expect(title).toHaveValue('Luna nueva');
    await expect(dialog.getByText('1. 3:21 · MP3 · 320 kbit/s')).toBeVisible();
    const record = dialog.getByRole('region', { name: 'Vista previa' });
    await expect(record).toHaveTextContent('Tramontana');
    await expect(record).toHaveTextContent('Luna nueva3:21');
    await userEvent.type(dialog.getByLabelText('Autores de la canción 1'), 'Nora Faro,');
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar a revisión' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('POST', 'drafts/rel_9/send', { version: 4 }),
    );
    const drafts = sent.mock.calls.filter(([, path]) => String(path).startsWith('drafts'));
    await expect(JSON.stringify(drafts)).toContain('"writers":["Nora Faro"]');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await screen.findByText('Enviado a revisión.')).toBeInTheDocument();
  },
};

/** A complete draft is submitted unchanged, to the label in the address. */
export const SendUntouched: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const dialog = within(await goOn(context));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar a revisión' }));
    await expect(await screen.findByText('Enviado a revisión.')).toBeInTheDocument();
    await expect(sent).toHaveBeenLastCalledWith('POST', 'drafts/rel_1/send', { version: 3 });
  },
};

// Proves releases: Missing fields, at the fields
/** Missing values show at their fields; the first gets the focus. */
export const Invalid: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: answers(preparations, (path) =>
      path.endsWith('/send')
        ? problem('invalid', 400, {
            error: 'Falta algo antes de enviarlo. Revisa los campos marcados.',
            fields: {
              releaseDate: 'Elige hoy o un día posterior.',
              cover: 'Añade una portada.',
              'tracks.0.writers': 'Añade al menos un autor.',
            },
          })
        : undefined,
    ),
  },
  play: async (context) => {
    const dialog = within(await goOn(context));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar a revisión' }));
    await expect(await dialog.findByText('Elige hoy o un día posterior.')).toBeVisible();
    await expect(dialog.getByText('Añade una portada.')).toBeVisible();
    await expect(dialog.getByText('Añade al menos un autor.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Fecha de lanzamiento')).toHaveFocus());
  },
};

const tooShort = 'Dura menos de 30 segundos. Márcala como interludio o cambia el archivo.';

// Proves releases: An interlude in the form
/** Too short for a song: rejected until marked as an interlude. */
export const Interlude: Story = {
  parameters: {
    msw: answers(
      [
        makePreparation('rel_1', {
          artist: ofArtist,
          tracks: [makePreparedTrack('rel_1-1', { seconds: 12.4 })],
        }),
      ],
      (path) =>
        path.endsWith('/send')
          ? problem('invalid', 400, { fields: { 'tracks.0.isInterlude': tooShort } })
          : undefined,
    ),
  },
  play: async (context) => {
    const dialog = within(await goOn(context));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar a revisión' }));
    await expect(await dialog.findByText(tooShort)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('switch', { name: 'Interludio: canción 1' }));
    await expect(dialog.queryByText(tooShort)).toBeNull();
    await waitFor(() => {
      const drafts = sent.mock.calls.map(([, , body]: unknown[]) => body);
      return expect(JSON.stringify(drafts)).toContain('"isInterlude":true');
    });
  },
};

// Proves releases: A rejected file
/** A rejected file shows the reason, and can be resent or removed. */
export const FileRefused: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answers(preparations, (path) =>
      path === 'uploads/sound'
        ? problem('invalid', 400, { error: 'Este MP3 tiene menos de 320 kbit/s.' })
        : undefined,
    ),
  },
  play: async (context) => {
    const element = await open(context);
    await choose(
      element,
      'Archivos de sonido',
      new File(['x'], 'maqueta.mp3', { type: 'audio/mpeg' }),
      context,
    );
    const dialog = within(element);
    await expect((await dialog.findAllByText(/menos de 320 kbit/))[0]).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Quitar «maqueta.mp3»' }));
    await waitFor(() => expect(dialog.queryByText('maqueta.mp3')).toBeNull());
  },
};
// Proves releases: Cancelled on its way
export const Sending: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: answers(preparations, (path) =>
      path === 'uploads/sound' ? (delay('infinite') as never) : undefined,
    ),
  },
  play: async (context) => {
    const element = await open(context);
    const dialog = within(element);
    await choose(
      element,
      'Archivos de sonido',
      new File(['x'], 'patio.flac', { type: 'audio/flac' }),
      context,
    );
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar a revisión' }));
    await expect(
      await dialog.findByText('Espera a que terminen de llegar los archivos.'),
    ).toBeVisible();
    await context.userEvent.click(
      dialog.getByRole('button', { name: 'Cancelar el envío de «patio.flac»' }),
    );
    await waitFor(() => expect(dialog.queryByText('patio.flac')).toBeNull());
  },
};

// Proves releases: Closing overwrites nothing
// Proves releases: A change in another window, on the screen
/** Another window saved first: nothing is overwritten, and the saved draft can be opened. */
export const ChangedElsewhere: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answers(preparations, (path) =>
      path === 'drafts/rel_1'
        ? problem('duplicate', 409, { error: 'Este lanzamiento se cambió en otra ventana.' })
        : undefined,
    ),
  },
  play: async (context) => {
    const dialog = within(await goOn(context));
    await context.userEvent.type(dialog.getByLabelText('Título'), ' y baja');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Guardar y cerrar' }));
    await expect(await dialog.findByText(/se cambió en otra ventana/)).toBeVisible();
    const question = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(question.getByRole('button', { name: 'Seguir aquí' }));
    await expect(dialog.getByRole('button', { name: 'Abrir lo guardado' })).toBeVisible();
  },
};

/** Tracks are reordered and removed. */
export const Tracks: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answers([
      makePreparation('rel_1', {
        tracks: ['Patio', 'Ceniza'].map((title, index) =>
          makePreparedTrack(`rel_1-${index}`, {
            title,
            state: index === 1 ? 'preparing' : 'ready',
          }),
        ),
      }),
    ]),
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = within(await goOn(context));
    await expect(dialog.getByText(/Preparando el sonido/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Bajar «Patio»' }));
    await expect(dialog.getByLabelText('Título de la canción 1')).toHaveValue('Ceniza');
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar «Ceniza»' }));
    await expect(dialog.getByLabelText('Título de la canción 1')).toHaveValue('Patio');
  },
};
export const OpeningDraft: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: [http.get('*/api/label/drafts/:id', () => delay('infinite')), ...answers()],
  },
  play: async (context) => {
    const row = await getRow(context, 'Marea alta');
    await context.userEvent.click(row.getByRole('button', { name: 'Seguir con «Marea alta»' }));
    await screen.findByRole('dialog', { name: 'Preparar lanzamiento' });
  },
};
