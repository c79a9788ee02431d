import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makeJudgedPitch } from '@/entities/pitch/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { JudgedPitch } from '@/shared/contract/pitch.ts';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { findsText, longName, longTitle } from '@/shared/testing';
import { answerInbox } from '../testing/answer-inbox';
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
    await expect(panel.getByText(/^184,2.* reproducciones y .* oyentes en 28 días/)).toBeVisible();
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
    const isFocused = (panel: HTMLElement) =>
      waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await isFocused(await screen.findByRole('dialog', { name: 'Marea alta' }));
    await screen.findByRole('rowheader', { name: /^La hora azul/, hidden: true });
    await userEvent.keyboard('j');
    await isFocused(await screen.findByRole('dialog', { name: 'La hora azul' }));
    await userEvent.keyboard('jk');
    await isFocused(await screen.findByRole('dialog', { name: 'Marea alta' }));
    await userEvent.keyboard('r');
    const refusal = await screen.findByRole('dialog', { name: 'Rechazar «Marea alta»' });
    await userEvent.type(within(refusal).getByLabelText('Por qué no esta vez'), 'raja');
    await expect(within(refusal).getByLabelText('Por qué no esta vez')).toHaveValue('raja');
    await userEvent.click(within(refusal).getByRole('button', { name: 'Cancelar' }));
    await isFocused(await screen.findByRole('dialog', { name: 'Marea alta' }));
    await userEvent.keyboard('a');
    const acceptance = await screen.findByRole('dialog', { name: 'Aceptar «Marea alta»' });
    await isFocused(acceptance);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onDecide).toHaveBeenCalledWith('accept', 'p1', expect.anything()));
    await isFocused(await screen.findByRole('dialog', { name: 'La hora azul' }));
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
