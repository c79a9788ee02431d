import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { makePreparation, makePreparedTrack } from '@/entities/release/index.testing';
import { answerWaiting } from '@/entities/inbox/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { Preparation } from '@/shared/contract/release.ts';
import { findsRole, findsText, longName, longTitle } from '@/shared/testing';
import { answerInbox } from '../testing/answer-inbox';
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

const refused = waiting('rel_3', {
  title: 'Orilla',
  status: 'rejected',
  decision: { at: '2026-11-19T10:00:00.000Z', by: 'Luis Prado', reason: 'cover', note: 'Borrosa.' },
});

const onDecide = fn();

const problem = (code: string, status: number, error: string) =>
  HttpResponse.json({ code, error }, { status });

/** Other sections have their own stories. */
const noOthers = [
  answerWaiting({ releases: 2 }),
  ...answerInbox('pitches', []),
  ...answerInbox('canvas', []),
];

const answers = (releases: Preparation[], decide?: () => Response | Promise<Response>) => [
  ...noOthers,
  ...answerInbox('releases', releases, { onDecide, ...(decide && { decide }) }),
];

const openAt = (id: string) => `/editorial?tab=inbox&releases-open=${id}`;

const meta = {
  title: 'Screens/Editorial/Inbox (bandeja)',
  component: InboxTab,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/editorial?tab=inbox',
    state: signedIn({ role: 'editorial', displayName: 'Eva Editora' }),
    msw: answers([waiting('rel_1'), album, refused]),
  },
  beforeEach: () => {
    onDecide.mockClear();
  },
} satisfies Meta<typeof InboxTab>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const findPanel = async (name = 'Marea alta') =>
  within(await screen.findByRole('dialog', { name }));

// Proves editorial: The inbox opens with what waits, chips count
// Proves releases: The inbox
/** Pending items come first; the chips count every state. */
export const Ready: Story = {
  tags: ['state:default', 'state:no-image'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lanzamientos 2' })).toBeVisible();
    const chip = await canvas.findByRole('button', { name: 'Esperan 2' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getAllByText('Nora Quintavalle · Balcón Discos')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rechazados 1' }));
    await expect(await canvas.findByRole('rowheader', { name: /^Orilla/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Esperan 2' }));
    await expect(await canvas.findByRole('rowheader', { name: /^Marea alta/ })).toBeVisible();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };

// Proves editorial: A release in its drawer
/** Everything for a decision: cover, artist, tracks with credits and sound. */
export const Open: Story = {
  tags: ['state:open'],
  parameters: { address: openAt('rel_1') },
  play: async () => {
    const panel = await findPanel();
    await expect(panel.getByText('Sale').nextSibling).toHaveTextContent('4 de diciembre de 2026');
    await expect(panel.getByText('Tipo').nextSibling).toHaveTextContent('Single');
    await expect(panel.getByText('De Nora Quintavalle · Producción: Lía Sal')).toBeVisible();
    await expect(panel.getByText('3:05 · FLAC · 44,1 kHz')).toBeVisible();
  },
};
// Proves editorial: The first one by a key
/** J opens the first item that waits, and the focus stays in the queue. */
export const ByKey: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('rowheader', { name: /^Marea alta/ });
    await userEvent.keyboard('j');
    await findPanel();
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Ver más de Marea alta'),
    );
    await userEvent.keyboard('j');
    await findPanel('Cartas al viento');
  },
};
/** A press opens a row, Escape closes it. */
export const Opens: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const name = 'Ver más de Cartas al viento';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const panel = await findPanel('Cartas al viento');
    await expect(panel.getByText('3:05 · MP3 · 320 kbit/s')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
// Proves editorial: Decided items
/** A decided release shows who decided and why, without acts. */
export const Decided: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('rel_3') },
  play: async () => {
    const panel = await findPanel('Orilla');
    await expect(panel.getByText('Luis Prado respondió el 19 de noviembre de 2026')).toBeVisible();
    await expect(panel.getByText('La portada no sirve')).toBeVisible();
    await expect(panel.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
  },
};
// Proves editorial: Gone
/** Withdrawn meanwhile, or an old address. */
export const Gone: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('rel_9') },
  play: async () =>
    expect(await screen.findByRole('dialog', { name: 'Ya no está aquí' })).toBeVisible(),
};

/** Plays one track at a time, in place. */
export const Hears: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('rel_1') },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    const play = panel.getByRole('button', { name: 'Reproducir Luna de ámbar' });
    await userEvent.click(play);
    await waitFor(() =>
      expect(panel.getByRole('button', { name: 'Reproducir Luna de ámbar' })).toHaveAttribute(
        'data-state',
        'paused',
      ),
    );
  },
};

// Proves editorial: The next one opens
/** The drawer goes on to the next release that waits. */
export const Approve: Story = {
  tags: ['state:success'],
  parameters: { address: openAt('rel_1') },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Aprobar «Marea alta»' }));
    await waitFor(() =>
      expect(onDecide).toHaveBeenCalledWith('approve', 'rel_1', JSON.stringify({ version: 3 })),
    );
    await expect(await screen.findByText('Aprobaste «Marea alta».')).toBeInTheDocument();
    await findPanel('Cartas al viento');
  },
};

async function reject({ userEvent }: Pick<Context, 'userEvent'>) {
  const panel = await findPanel();
  await userEvent.click(panel.getByRole('button', { name: 'Rechazar «Marea alta»' }));
  return within(await screen.findByRole('dialog', { name: 'Rechazar «Marea alta»' }));
}

// Proves releases: A reason is required
/** A reason is required; the message is optional. */
export const Reject: Story = {
  tags: ['state:invalid'],
  parameters: { address: openAt('rel_1') },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await reject(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await expect(await dialog.findByText('Elige un motivo.')).toBeVisible();
    await expect(onDecide).not.toHaveBeenCalled();
    await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'cover');
    await userEvent.type(dialog.getByLabelText('Algo más para la disquera'), 'Está borrosa.');
  },
};
export const Rejected: Story = {
  tags: ['no-photo'],
  parameters: { address: openAt('rel_1') },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await reject(context);
    await userEvent.selectOptions(dialog.getByLabelText('Motivo'), 'rights');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    const body = JSON.stringify({ version: 3, reason: 'rights', note: '' });
    await waitFor(() => expect(onDecide).toHaveBeenCalledWith('reject', 'rel_1', body));
    await findPanel('Cartas al viento');
  },
};

// Proves releases: The later editor reads who decided
/** Another editor decided first: shows who and how, and refetches the list. */
export const DecidedBefore: Story = {
  tags: ['state:failed'],
  parameters: {
    address: openAt('rel_1'),
    msw: answers([waiting('rel_1')], () =>
      problem('duplicate', 409, 'Luis Prado ya rechazó este lanzamiento. No se cambió nada.'),
    ),
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', { name: 'Aprobar «Marea alta»' }));
    await expect(await screen.findByText(/Luis Prado ya rechazó/)).toBeInTheDocument();
  },
};

// Proves releases: A release whose sound is not ready waits
/** Unplayable tracks cannot be approved yet. */
export const Preparing: Story = {
  tags: ['state:variants'],
  parameters: {
    address: openAt('rel_1'),
    msw: answers([waiting('rel_1', { tracks: [makePreparedTrack('a', { state: 'preparing' })] })]),
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    const approve = panel.getByRole('button', { name: 'Aprobar «Marea alta»' });
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(approve);
    await expect(onDecide).not.toHaveBeenCalled();
    await expect(panel.getByRole('button', { name: /^Reproducir/ })).toBeDisabled();
  },
};
export const Deciding: Story = {
  tags: ['state:pending'],
  parameters: {
    address: openAt('rel_1'),
    msw: answers([waiting('rel_1')], () => delay('infinite') as never),
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel();
    const approve = panel.getByRole('button', { name: 'Aprobar «Marea alta»' });
    await userEvent.click(approve);
    await userEvent.click(approve);
    await expect(approve).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(onDecide).toHaveBeenCalledOnce());
  },
};
const many = Array.from({ length: 45 }, (_, index) =>
  waiting(`rel_${index}`, { title: `Disco ${index}` }),
);
// Proves editorial: Parts, search and order in the address
// Proves releases: The inbox in parts, on the screen
/** Twenty at a time; the address keeps how many, the order and the search. */
export const Parts: Story = {
  tags: ['no-photo'],
  parameters: { address: '/editorial?tab=inbox&releases-page=2', msw: answers(many) },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(40));
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 5 más' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(45));
    await expect(canvas.getByRole('combobox', { name: 'Orden' })).toHaveValue('oldest');
    await userEvent.type(canvas.getByRole('searchbox'), 'disco 44');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Esperan 1' })).toBeVisible();
  },
};
// Proves editorial: Nothing matches
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/editorial?tab=inbox&releases-q=zzz' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Ningún lanzamiento coincide con tu búsqueda.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Quitar filtros' })).toBeVisible();
  },
};
// Proves editorial: All is decided
/** Everything is decided: the words of an empty inbox stand below the chips. */
export const AllDecided: Story = {
  tags: ['no-photo'],
  parameters: { msw: answers([refused]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Rechazados 1' })).toBeVisible();
    await expect(canvas.getByText(/^Ningún lanzamiento espera\./)).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers([]) },
  play: findsText(/^Ningún lanzamiento espera\./),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [...noOthers, http.get('*/api/editorial/releases', () => delay('infinite'))] },
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
  play: findsRole('button', { name: 'Reintentar' }),
};
const long = waiting('rel_1', {
  title: longTitle,
  artist: { id: 'art_1', name: longName },
  label: { id: 'lab_1', name: longName },
  tracks: [makePreparedTrack('a', { title: longTitle, writers: [longName, 'Lía Sal'] })],
});
export const LongText: Story = { tags: ['state:long-text'], parameters: { msw: answers([long]) } };
