import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fireEvent, screen, spyOn, waitFor, within } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { makePitch, makePitchPlaylist } from '@/entities/pitch/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { keepPitch, pitchItem } from '@/features/submit-pitch/index.testing';
import type { Pitch, PitchPlaylist, PreparedChoice } from '@/shared/contract/pitch.ts';
import { findsRole, findsText, longName, longTitle } from '@/shared/testing';
import { answersForAdmin, answerWorkspaces } from '@/widgets/workspace/index.testing';
import { area } from '../../area';
import { PitchingPage } from './PitchingPage';

const owner = 'usr_demo-oyente';
const playlists = [
  'Novedades del viernes',
  'Café y lluvia',
  'Madrugada',
  'Para bailar',
  'Raíz',
].map((name) => makePitchPlaylist(name));
const track: PreparedChoice = {
  id: 'trk_1',
  title: 'Luna de ámbar',
  artist: 'Nora Quintavalle',
  releaseDate: '2026-12-11',
};

type Answers = { pitches?: Pitch[]; targets?: PitchPlaylist[]; prepared?: PreparedChoice[] };

const answers = ({ pitches = [], targets = playlists, prepared = [] }: Answers = {}) => [
  http.get('*/api/promotion/pitches', () => HttpResponse.json(pitches)),
  http.get('*/api/promotion/editorial-playlists', () => HttpResponse.json(targets)),
  http.get('*/api/promotion/prepared-tracks', () => HttpResponse.json(prepared)),
];
const down = ['pitches', 'editorial-playlists', 'prepared-tracks'].map((list) =>
  http.get(`*/api/promotion/${list}`, () => HttpResponse.json({}, { status: 503 })),
);
const inTab = (tab: string, given: Answers = {}) => ({
  address: `/playlist-pitching?tab=${tab}`,
  msw: answers(given),
});

const decided: Pitch[] = [
  makePitch('p4', { trackTitle: 'Carta sin sello' }),
  makePitch('p3', {
    trackTitle: 'La hora azul',
    status: 'under_review',
    reviewedBy: 'Eva Editora',
  }),
  makePitch('p2', {
    trackTitle: 'Sal de la ciudad',
    status: 'accepted',
    feedback: 'Entra el día en que sale.',
    reviewedBy: 'Eva Editora',
    reviewDate: '2026-11-18',
  }),
  makePitch('p1', {
    trackTitle: 'Fiebre de enero',
    status: 'rejected',
    feedback: 'Esta vez buscábamos algo más lento.',
    reviewedBy: 'Luis Prado',
    reviewDate: '2026-11-17',
  }),
];

const forget = () => {
  for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
  localStorage.removeItem(`pitch-draft:${owner}:`);
  localStorage.removeItem(`pitches-seen:${owner}`);
};

const meta = {
  title: 'Screens/Promotion/Pitching',
  component: PitchingPage,
  args: { title: 'Playlist Pitching' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/playlist-pitching',
    screen: area.screens.find(({ name }) => name === 'pitching'),
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: answers({ prepared: [track] }),
  },
  // Loads lazy parts before the story looks for them.
  loaders: [
    () => import('./SubmitTab'),
    () => import('./PitchWorkbench'),
    () => pitchItem.loadGuard(),
  ],
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof PitchingPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const text = '¡Pitch enviado exitosamente! Recibirás una respuesta en 3-5 días hábiles.';

async function fillIn(
  { canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>,
  day = '2026-12-04',
) {
  await userEvent.type(await canvas.findByLabelText('Título de la canción'), 'Carta sin sello');
  await fireEvent.change(canvas.getByLabelText('Fecha de lanzamiento'), { target: { value: day } });
  await userEvent.type(canvas.getByLabelText('Descripción'), 'Un vals.');
}

// Proves pitching: As the editors get it
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    const day = await canvas.findByLabelText('Fecha de lanzamiento');
    await expect(day).toHaveAttribute('min', '2026-11-26');
    await expect(canvas.getByLabelText('Nombre del artista')).toHaveValue('Nora Quintavalle');
    await userEvent.selectOptions(
      await canvas.findByLabelText('Canción de un lanzamiento en preparación'),
      'Luna de ámbar',
    );
    await expect(canvas.getByLabelText('Título de la canción')).toHaveValue('Luna de ámbar');
    await expect(day).toHaveValue('2026-12-11');
    await expect(canvas.getByRole('button', { name: 'Enviar pitch' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const editors = within(canvas.getByRole('region', { name: 'Vista previa' }));
    await expect(editors.getByRole('article', { name: 'Luna de ámbar' })).toHaveTextContent(
      'Sale el 11 de diciembre de 2026',
    );
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };

// Proves pitching: Required fields
/** Missing values show at their fields and as an alert. */
export const Incomplete: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Descripción'), 'Un vals.');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pitch' }));
    await expect(
      await canvas.findByText('Por favor completa todos los campos obligatorios'),
    ).toBeVisible();
    await expect(canvas.getByText('Escribe el título de la canción.')).toBeVisible();
    await expect(canvas.getByLabelText('Título de la canción')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '2 datos por corregir' })).toBeVisible();
  },
};
export const TooEarly: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent }, '2026-11-25');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pitch' }));
    await expect(
      await canvas.findByText(
        'El lanzamiento debe ser al menos 7 días en el futuro para ser considerado para playlists editoriales.',
      ),
    ).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
  },
};

// Proves pitching: Sending requests nothing but lists
/** Sent without a network: only lists are requested. */
export const Sent: Story = {
  tags: ['state:success'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    const boxes = await canvas.findAllByRole('checkbox', { name: /seguidores/ });
    for (const box of boxes.slice(0, 3)) await userEvent.click(box);
    await expect(canvas.getByText('Playlists a las que aspiras (3 elegidas)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pitch' }));
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    const [item] = outbox.read(owner);
    await expect(item?.body).toMatchObject({
      trackId: null,
      trackTitle: 'Carta sin sello',
      artistName: 'Nora Quintavalle',
      today: '2026-11-19',
      isNewRelease: true,
      hasRadioEdit: false,
      hasLyrics: true,
      language: 'es',
      explicitContent: false,
    });
    await expect(canvas.getByRole('tab', { name: 'Mis Envíos' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(await canvas.findByText('Solo en este dispositivo')).toBeVisible();
    await expect(canvas.getByText('Pendiente')).toBeVisible();
  },
};
// Proves outbox: Created by a tool: failed, shown and retried
/** A failure shows above the form, which keeps the input. */
export const NotSent: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    const broken = spyOn(outbox, 'add').mockImplementation(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar pitch' }));
    await expect(
      await canvas.findByText('Error al enviar el pitch. Inténtalo de nuevo.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Título de la canción')).toHaveValue('Carta sin sello');
    broken.mockRestore();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Enviar pitch' }));
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await expect(outbox.read(owner)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('tab', { name: 'Enviar Pitch' }));
    await expect(await canvas.findByLabelText('Título de la canción')).toHaveValue('');
    await expect(canvas.queryByText(/^Por favor completa/)).toBeNull();
  },
};
// Proves pitching: No room
export const NoRoom: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    await fillIn(context);
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Enviar pitch' }));
    await waitFor(() => expect(screen.getByText(/^Este dispositivo está lleno/)).toBeVisible());
    full.mockRestore();
    await expect(outbox.read(owner)).toHaveLength(1);
  },
};

// Proves pitching: The form restores what was typed
/** Restores the input after leaving. */
export const Draft: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Título de la canción'), 'A medias');
    await userEvent.click(canvas.getByRole('tab', { name: 'Guías' }));
    await expect(await canvas.findByText(/al menos 320 kbps/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Enviar Pitch' }));
    const title = await canvas.findByLabelText('Título de la canción');
    await expect(title).toHaveValue('A medias');
    await expect(canvas.getByText('Continúa donde lo dejaste.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar de cero' }));
    await expect(title).toHaveValue('');
    await expect(canvas.getByLabelText('Nombre del artista')).toHaveValue('Nora Quintavalle');
  },
};

const edited = async ({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Carta sin sello' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar «Carta sin sello»' }));
  const title = dialog.getByLabelText('Título de la canción');
  await expect(title).toHaveValue('Carta sin sello');
  await userEvent.type(title, ' II');
  return { dialog, title };
};

// Proves pitching: A rejected item is corrected
/** A rejected pitch is edited and pending again. */
export const Mended: Story = {
  tags: ['state:pending'],
  parameters: inTab('sent'),
  beforeEach: () => {
    keepPitch({ owner });
    const [item] = outbox.read(owner);
    outbox.refuse(owner, item?.id ?? '', 'La playlist «Otra» ya no recibe canciones.');
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [item] = outbox.read(owner);
    await expect(await canvas.findByText(/ya no recibe canciones/)).toBeVisible();
    const { dialog } = await edited(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Enviar pitch' }));
    await waitFor(() =>
      expect(outbox.read(owner)).toMatchObject([
        { id: item?.id, name: 'Carta sin sello II', refusal: null },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Carta sin sello II' })).toBeVisible();
  },
};

// Proves pitching: An item that was delivered meanwhile is not changed
/** An edit after delivery says so: nothing is lost or sent twice. */
export const MendedTooLate: Story = {
  tags: ['no-photo'],
  parameters: inTab('sent'),
  beforeEach: () => void keepPitch({ owner }),
  play: async (context) => {
    const { dialog, title } = await edited(context);
    deliverWaiting(owner);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enviar pitch' }));
    await expect(await dialog.findByText('Esto ya se envió y no se puede cambiar.')).toBeVisible();
    await expect(title).toHaveValue('Carta sin sello II');
    await expect(outbox.read(owner)).toEqual([]);
  },
};

// Proves pitching: Status, who, when and why
export const Submissions: Story = {
  parameters: inTab('sent', { pitches: decided }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Entra el día en que sale.')).toBeVisible();
    for (const word of ['Pendiente', 'En Revisión', 'Aceptado', 'Rechazado']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
    await expect(
      canvas.getByText('Eva Editora respondió el 18 de noviembre de 2026'),
    ).toBeVisible();
    await expect(canvas.getAllByText('Nuevo')).toHaveLength(2);
  },
};
export const SubmissionsNarrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: inTab('sent', { pitches: decided }),
};
// Proves pitching: Nothing yet
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: inTab('sent'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No tienes envíos aún')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar Primera Canción' }));
    await expect(canvas.getByRole('tab', { name: 'Enviar Pitch' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
// Proves pitching: Sample
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: { ...inTab('sent'), msw: down },
  play: findsText('Sal de la ciudad'),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    ...inTab('sent'),
    msw: [
      http.get('*/api/promotion/pitches', () =>
        HttpResponse.json({ code: 'too-many-requests', error: 'Espera un poco.' }, { status: 429 }),
      ),
    ],
  },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    ...inTab('sent'),
    msw: [http.get('*/api/promotion/pitches', () => delay('infinite'))],
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: inTab('sent', {
    pitches: [
      makePitch('long', {
        trackTitle: longTitle,
        artistName: longName,
        status: 'rejected',
        targetPlaylists: playlists.map(({ name }) => name),
        feedback: `${longTitle} <b>مرحبا</b>`,
        reviewedBy: longName,
        reviewDate: '2026-11-18',
      }),
    ],
  }),
};
/** A row opens what the playlist looks for; its act begins a pitch that aims at it. */
export const EditorialPlaylists: Story = {
  parameters: inTab('playlists'),
  loaders: [() => import('./PlaylistPanel')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Madrugada'));
    const panel = await screen.findByRole('dialog', { name: 'Madrugada' });
    await expect(within(panel).getByText('Una canción que todavía no ha salido')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Proponer una canción a Madrugada' }));
    await expect(await canvas.findByRole('checkbox', { name: /^Madrugada/ })).toBeChecked();
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: inTab('playlists', {
    targets: [
      makePitchPlaylist('Todo el mundo', { followers: 1_234_567_890 }),
      makePitchPlaylist('Nadie aún', { followers: 0 }),
    ],
  }),
};
export const Guides: Story = { parameters: inTab('guides') };

// Proves ownership: Pitching of an account without an artist
/** An account without an artist sees that once, and cannot propose. */
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    address: '/playlist-pitching?tab=sent',
    msw: [
      http.get('*/api/promotion/*', () =>
        HttpResponse.json({ code: 'not-found', error: 'No está.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tu cuenta no habla por ningún artista' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByText(/No encontramos lo que buscas/)).toBeNull();
  },
};
/** An admin starts with the most heard artist. */
export const Admin: Story = {
  tags: ['state:admin'],
  parameters: { state: signedIn({ role: 'admin' }), msw: [...answersForAdmin, ...answers()] },
  play: findsRole('heading', { name: 'Nora Quintavalle' }),
};
/** The form belongs to the artist that a label acts for. */
export const Label: Story = {
  parameters: { state: signedIn({ role: 'label' }), msw: [...answers(), answerWorkspaces()] },
  play: async ({ canvas }) =>
    expect(await canvas.findByLabelText('Nombre del artista')).toHaveValue('Nora Quintavalle'),
};
