import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeJudgedPitch } from '@/entities/pitch/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { findsText, longName, longTitle } from '@/shared/testing';
import { answerInbox } from '../testing/answer-inbox';
import { useTakeBackKey } from '../model/use-take-back-key';
import { PitchInbox } from './PitchInbox';

const onDecide = fn();
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

const answers = (pitches: JudgedPitch[], decide?: () => Response | Promise<Response>) => [
  ...answerInbox('pitches', pitches, { onDecide, ...(decide && { decide }) }),
  http.get('*/api/playlists/featured', () => HttpResponse.json(sampleFeaturedPlaylists())),
];

const openAt = (id: string) => `/editorial?tab=inbox&pitches-open=${id}`;

const meta = {
  title: 'Work/Editorial/Pitch inbox',
  component: PitchInbox,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/editorial?tab=inbox',
    state: signedIn({ role: 'editorial', displayName: 'Eva Editora' }),
    msw: answers([prepared, typed, done]),
  },
  beforeEach: () => {
    onDecide.mockClear();
  },
} satisfies Meta<typeof PitchInbox>;

export default meta;
type Story = StoryObj<typeof meta>;
const getFocused = () => document.activeElement as HTMLElement;

/** The item is open, and the focus is on its row. */
async function isAt(title: string) {
  await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(getFocused()).toHaveAccessibleName(`Ver más de ${title}`));
}

const findPanel = async (name = 'Marea alta') =>
  within(await screen.findByRole('dialog', { name }));

// Proves pitching: The editors' list
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Esperan 2' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Todos 3' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /^Marea alta/ })).toBeVisible();
    await expect(canvas.getByText('En Revisión')).toBeVisible();
  },
};
/** The counts are those of the search. */
export const Searched: Story = {
  tags: ['no-photo'],
  parameters: { address: '/editorial?tab=inbox&pitches-q=marea' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Esperan 1' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('marea');
  },
};
export const Narrow: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { address: '/editorial?tab=inbox&pitches-status=all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Todos 3' })).toBeVisible();
    // A short list has neither a search nor an order.
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
// Proves editorial: A pitch in its drawer
/** The whole pitch, with its sound and the artist's figures. */
export const Open: Story = {
  tags: ['state:open'],
  parameters: { address: openAt('p1') },
  play: async () => {
    const panel = await findPanel();
    await expect(panel.getByRole('button', { name: 'Reproducir Marea alta' })).toBeEnabled();
    await expect(panel.getByText('Oyentes, 28 días').nextSibling).toHaveTextContent(/^36,4/);
    await expect(panel.getByText('Respuesta prometida').nextSibling).toHaveTextContent(
      '26 de noviembre de 2026',
    );
    await expect(await panel.findByText(/^30.% de sus canciones son de Indie$/)).toBeVisible();
    await expect(panel.getByText(/^La mitad va de 96 a 124 pulsaciones/)).toBeVisible();
    const last = within(panel.getByRole('list', { name: 'Las últimas canciones' }));
    await expect(last.getByText('Patio · Faro Norte')).toBeVisible();
    const others = within(panel.getByRole('list', { name: 'Otros pitches del artista' }));
    await expect(others.getByText('en Madrugada')).toBeVisible();
  },
};
const answerSurroundings = (answer: () => Response) => [
  http.get('*/api/editorial/pitches/:id/surroundings', answer),
  ...answers([prepared]),
];
/** The first pitch of an artist, for a playlist without songs. */
export const First: Story = {
  tags: ['no-photo'],
  parameters: {
    address: openAt('p1'),
    msw: answerSurroundings(() =>
      HttpResponse.json({
        playlists: [{ id: 'a', name: 'Raíz', count: 0, ofGenre: 0, tempo: null, songs: [] }],
        others: [],
      }),
    ),
  },
  play: async () => {
    const panel = await findPanel();
    await expect(await panel.findByText('Todavía no tiene canciones.')).toBeVisible();
    await expect(panel.getByText('Es su primer pitch.')).toBeVisible();
  },
};
/** The rest of the pitch can be decided without the comparison. */
export const NotCompared: Story = {
  tags: ['no-photo'],
  parameters: {
    address: openAt('p1'),
    msw: answerSurroundings(() =>
      HttpResponse.json({ code: 'server', error: 'No pudimos.' }, { status: 500 }),
    ),
  },
  play: async () => {
    const panel = await findPanel();
    await expect(await panel.findByText('No pudimos cargar la comparación.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Aceptar «Marea alta»' })).toBeEnabled();
  },
};
/** Another editor reviews it; its title was typed by hand. */
export const Taken: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('p2') },
  play: async () => {
    const panel = await findPanel('La hora azul');
    await expect(panel.getByText('Todavía no hay sonido de esta canción.')).toBeVisible();
    await expect(panel.getByText('Eva Editora la está revisando')).toBeVisible();
  },
};
// Proves pitching: Accepted into playlists
/** The requested playlists are preselected. */
export const Accept: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('p1') },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Aceptar «Marea alta»' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Aceptar «Marea alta»' }));
    const box = await dialog.findByRole('checkbox', { name: targetName });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await expect(await dialog.findByText('Elige al menos una playlist.')).toBeVisible();
    await userEvent.click(box);
    await userEvent.type(dialog.getByLabelText('Algo para el artista'), 'Nos encanta.');
    await userEvent.click(dialog.getByRole('button', { name: 'Aceptar' }));
    const body = { version: 1, playlistIds: [target?.id], feedback: 'Nos encanta.' };
    await waitFor(() =>
      expect(onDecide).toHaveBeenCalledWith('accept', 'p1', JSON.stringify(body)),
    );
    // The next one that waits opens by itself.
    await expect(await screen.findByRole('dialog', { name: 'La hora azul' })).toBeVisible();
  },
};
// Proves editorial: Decided by keys
/** Letters decide and step; Ctrl and Enter send what the artist asked for. */
export const ByKeys: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('p1') },
  play: async ({ userEvent }) => {
    await isAt('Marea alta');
    await userEvent.keyboard('j');
    await isAt('La hora azul');
    await userEvent.keyboard('jk');
    await isAt('Marea alta');
    await userEvent.keyboard('r');
    const refusal = await screen.findByRole('dialog', { name: 'Rechazar «Marea alta»' });
    await userEvent.type(within(refusal).getByLabelText('Por qué no esta vez'), 'raja');
    await expect(within(refusal).getByLabelText('Por qué no esta vez')).toHaveValue('raja');
    await userEvent.click(within(refusal).getByRole('button', { name: 'Cancelar' }));
    await isAt('Marea alta');
    await userEvent.keyboard('a');
    const acceptance = await screen.findByRole('dialog', { name: 'Aceptar «Marea alta»' });
    await waitFor(() => expect(acceptance).toContainElement(getFocused()));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onDecide).toHaveBeenCalledWith('accept', 'p1', expect.anything()));
    await isAt('La hora azul');
    // Escape leaves the queue with its row.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getFocused()).toHaveAccessibleName('Ver más de La hora azul');
  },
};
const ten = () =>
  Array.from({ length: 10 }, (_, index) =>
    makeJudgedPitch(`t${index}`, {
      trackTitle: `Tema ${index}`,
      targetPlaylists: [targetName],
      genre: index < 6 ? 'Indie' : 'Pop',
    }),
  );
const queue = ten();
const act = (what: unknown, id: unknown) => {
  const pitch = queue.find((each) => each.id === id);
  if (pitch)
    pitch.status = what === 'accept' ? 'accepted' : what === 'undo' ? 'pending' : 'rejected';
};
const answerQueue = () => [
  ...answerInbox('pitches', queue, {
    onDecide: (...decision) => {
      onDecide(...decision);
      act(decision[0], decision[1]);
    },
  }),
  http.get('*/api/playlists/featured', () => HttpResponse.json(sampleFeaturedPlaylists())),
];
// Proves editorial: Ten pitches in forty keys
/** Seven accepted where they asked to be and three rejected with a ready sentence. */
export const TenByKeys: Story = {
  tags: ['no-photo'],
  parameters: { address: '/editorial?tab=inbox&pitches-open=t0', msw: answerQueue() },
  beforeEach: () => {
    for (const pitch of queue) pitch.status = 'pending';
  },
  play: async ({ userEvent }) => {
    let keys = 0;
    const press = async (...names: string[]) => {
      // Control and Shift count as well.
      keys += names.length;
      const [held, last] = names;
      if (last === undefined) await userEvent.keyboard(held?.length === 1 ? held : `{${held}}`);
      else await userEvent.keyboard(`{${held}>}{${last}}{/${held}}`);
    };
    for (const [index, { trackTitle: title }] of queue.entries()) {
      await isAt(title);
      const isRefused = index % 3 === 2;
      await press(isRefused ? 'r' : 'a');
      const name = `${isRefused ? 'Rechazar' : 'Aceptar'} «${title}»`;
      const form = await screen.findByRole('dialog', { name });
      await waitFor(() => expect(form).toContainElement(getFocused()));
      if (isRefused) {
        await press('Shift', 'Tab');
        await press('Enter');
      }
      await press('Control', 'Enter');
      await waitFor(() => expect(onDecide).toHaveBeenCalledTimes(index + 1));
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(queue.map(({ status }) => status)).toEqual(
      queue.map((_, index) => (index % 3 === 2 ? 'rejected' : 'accepted')),
    );
    await expect(keys).toBeLessThanOrEqual(40);
  },
};
// Proves editorial: Taken back by a key
/** Z takes the last decision back, and its pitch opens again. */
export const TakenBack: Story = {
  ...TenByKeys,
  tags: ['no-photo'],
  render: () => <WithTakeBackKey />,
  play: async ({ userEvent }) => {
    await isAt('Tema 0');
    await userEvent.keyboard('a');
    await screen.findByRole('dialog', { name: 'Aceptar «Tema 0»' });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await isAt('Tema 1');
    await expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
    await userEvent.keyboard('z');
    await waitFor(() => expect(onDecide).toHaveBeenLastCalledWith('undo', 't0', expect.anything()));
    await expect(await screen.findByText('Deshecho: vuelve a esperar.')).toBeInTheDocument();
    await isAt('Tema 0');
  },
};
function WithTakeBackKey() {
  useTakeBackKey();
  return <PitchInbox />;
}
// Proves editorial: The filters of pitches on the screen
/** Each choice shows how many it leaves; the address keeps them. */
export const Filtered: Story = {
  tags: ['state:selected'],
  parameters: { address: '/editorial?tab=inbox&pitches-genre=Pop', msw: answerQueue() },
  beforeEach: TenByKeys.beforeEach ?? (() => undefined),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Esperan 4' })).toBeVisible();
    const genre = canvas.getByRole('combobox', { name: 'Género' });
    await expect(genre).toHaveValue('Pop');
    await expect(within(genre).getByRole('option', { name: 'Pop (4)' })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Playlist' }), targetName);
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expect(await canvas.findByRole('button', { name: 'Esperan 10' })).toBeVisible();
  },
};
// Proves editorial: An empty filter
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/editorial?tab=inbox&pitches-genre=Rock', msw: answerQueue() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ningún pitch coincide con tu búsqueda y tus filtros.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Ningún pitch espera\./)).toBeNull();
  },
};
// Proves pitching: Rejected with a comment
/** A message is required; a template can be edited. */
export const Reject: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('p1') },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Rechazar «Marea alta»' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rechazar «Marea alta»' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await expect(await dialog.findByText('Escribe algo para el artista.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sin sitio' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() =>
      expect(onDecide).toHaveBeenCalledWith(
        'reject',
        'p1',
        expect.stringMatching(/"version":1.*no tenemos sitio/) as string,
      ),
    );
  },
};
// Proves pitching: The later editor reads who decided
/** Another editor decided first: shows who and how. */
export const DecidedBefore: Story = {
  tags: ['state:failed'],
  parameters: {
    address: openAt('p1'),
    msw: answers([prepared], () =>
      HttpResponse.json(
        { code: 'duplicate', error: 'Luis Prado ya aceptó este pitch. No se cambió nada.' },
        { status: 409 },
      ),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Revisar «Marea alta»' }));
    await expect(await screen.findByText(/Luis Prado ya aceptó/)).toBeInTheDocument();
    await expect(onDecide).toHaveBeenCalledWith('take', 'p1', JSON.stringify({ version: 1 }));
  },
};
export const Decided: Story = {
  tags: ['no-photo'],
  parameters: { address: `${openAt('p3')}&pitches-status=accepted` },
  play: async () => {
    const panel = await findPanel('Carta sin sello');
    await expect(panel.getByText('Luis Prado respondió el 18 de noviembre de 2026')).toBeVisible();
    await expect(panel.getByText(/Está en «Madrugada»/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: /^Aceptar/ })).toBeNull();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { address: '/editorial?tab=inbox&pitches-status=all', msw: answers([]) },
  play: findsText(/^Ningún pitch espera\./),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/editorial/pitches', () => delay('infinite'))] },
};
export const LongText: Story = {
  tags: ['no-photo'],
  parameters: {
    address: openAt('long'),
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
