import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Heard, playingState, queuedTracks } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { FullTrack as OpenedTrack } from '@/shared/contract/track.ts';
import { sampleFullArtist } from '@/shared/sample/sample-music-pages.ts';
import { sampleFullTrack } from '@/shared/sample/sample-tracks.ts';
import { findsRole, findsText } from '@/shared/testing';
import { TrackPage } from './TrackPage';

const track = sampleFullTrack('trk_nora-quintavalle_luna-de-ambar_01');
const artist = sampleFullArtist(track.artist.id);
const others = artist.topTracks.filter(({ id }) => id !== track.id);

const answerTrack = (changes: Partial<OpenedTrack> = {}) =>
  http.get('*/api/tracks/:id', () => HttpResponse.json({ ...track, ...changes }));
const answerArtist = http.get('*/api/artists/:id', () => HttpResponse.json(artist));

const meta = {
  title: 'Screens/Listener/Track (canción)',
  component: TrackPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    route: '/track/:id',
    address: `/track/${track.id}`,
    state: signedIn(),
    msw: [answerTrack(), answerArtist],
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Heard />
      </>
    ),
  ],
} satisfies Meta<typeof TrackPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const inOrder = [track, ...others].map(({ title }) => title).join(' | ');

// Proves music-pages: Track: facts
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Luna de ámbar' }),
    ).toBeVisible();
    await expect(document.title).toContain('Luna de ámbar');
    await expect(canvas.getAllByRole('link', { name: track.artist.name })[0]).toHaveAttribute(
      'href',
      `/artist/${track.artist.id}`,
    );
    await expect(canvas.getAllByRole('link', { name: track.album.title })[0]).toHaveAttribute(
      'href',
      `/album/${track.album.id}`,
    );
    for (const fact of ['10 de marzo de 2023', '3:11', track.genre, track.label])
      await expect(canvas.getAllByText(fact)[0]).toBeVisible();
    await expect(canvas.getByTitle('53.939.520')).toBeVisible();
    const more = within(await canvas.findByRole('grid', { name: 'Más de Nora Quintavalle' }));
    await expect(more.getAllByRole('row')).toHaveLength(others.length + 1);
    await expect(more.queryByRole('button', { name: 'Reproducir Luna de ámbar' })).toBeNull();
  },
};
export const InTheApplication: Story = {
  tags: ['!autodocs'],
  parameters: {
    frame: 'application',
    state: { ...signedIn(), playback: playingState() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(
      await canvas.findByRole('grid', { name: 'Más de Nora Quintavalle' }),
    ).toBeVisible();
  },
};
export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };

export const PlaysThisAndThenMore: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Más de Nora Quintavalle' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await waitFor(() => expect(canvas.getByTestId('heard')).toHaveTextContent(inOrder));
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar Luna de ámbar' }));
    await expect(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' })).toBeVisible();
  },
};

// Proves music-pages: Track: paused from whichever list it came
/** It plays from a playlist, which the button pauses and resumes with its queue. */
export const PlaysFromElsewhere: Story = {
  tags: ['no-photo'],
  parameters: {
    state: {
      ...signedIn(),
      playback: playingState({ source: 'playlist:pls_ventana' }, [track, ...queuedTracks]),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const queue = canvas.getByTestId('heard').textContent;
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar Luna de ámbar' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await expect(canvas.getByRole('button', { name: 'Pausar Luna de ámbar' })).toBeVisible();
    await expect(canvas.getByTestId('heard').textContent).toBe(queue);
  },
};

let releaseArtist: () => void = () => undefined;
let artistArrives: Promise<void>;
export const MoreArrivesAfterPlay: Story = {
  beforeEach: () => {
    artistArrives = new Promise((resolve) => {
      releaseArtist = resolve;
    });
  },
  parameters: {
    msw: [
      answerTrack(),
      http.get('*/api/artists/:id', async () => {
        await artistArrives;
        return HttpResponse.json(artist);
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe('Luna de ámbar'));
    releaseArtist();
    await waitFor(() => expect(canvas.getByTestId('heard').textContent).toBe(inOrder));
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/tracks/:id', () => delay('infinite'))] },
};

export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get('*/api/tracks/:id', () =>
        HttpResponse.json({ error: 'No existe.', code: 'not-found' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Canción no encontrada' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('La canción que buscas no existe o no está disponible.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buscar canciones' })).toHaveAttribute(
      'href',
      '/search',
    );
  },
};

export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: [
      http.get('*/api/tracks/:id', () => HttpResponse.error()),
      http.get('*/api/artists/:id', () => HttpResponse.error()),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(track.title);
    await expect(
      await canvas.findByRole('grid', { name: 'Más de Nora Quintavalle' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    address: '/track/trk_desconocida',
    msw: [http.get('*/api/tracks/:id', () => HttpResponse.error())],
  },
  play: findsRole('alert'),
};

export const Empty: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: [
      answerTrack(),
      http.get('*/api/artists/:id', () => HttpResponse.json({ ...artist, topTracks: [track] })),
    ],
  },
  play: findsText('Por ahora no hay más canciones de Nora Quintavalle.'),
};

export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: findsRole('grid', { name: 'Más de Nora Quintavalle' }),
};

export const VisitorIsAskedToSignIn: Story = {
  parameters: { state: asVisitor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await waitFor(() => expect(canvas.getByTestId('heard')).toHaveTextContent('Luna de ámbar'));
    await userEvent.click(
      canvas.getByRole('button', { name: 'Añadir Luna de ámbar a Canciones que te gustan' }),
    );
    await expect(
      await screen.findByRole('dialog', { name: 'Crea tu cuenta para guardar lo que te gusta' }),
    ).toBeInTheDocument();
  },
};

const longTitle =
  'Canción para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: [
      answerTrack({
        title: longTitle,
        artist: { id: track.artist.id, name: 'La Orquesta Municipal de los Domingos por la Tarde' },
        label: 'Sello Discográfico de los Vecinos del Tercero Izquierda',
      }),
      answerArtist,
    ],
  },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: [answerTrack({ playCount: 3_000_000_000, duration: 36_000 }), answerArtist],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('3.000.000.000')).toBeVisible();
    await expect(canvas.getAllByText('600:00')[0]).toBeVisible();
  },
};
export const WithoutPicture: Story = {
  tags: ['state:no-image'],
  parameters: {
    msw: [answerTrack({ album: { ...track.album, coverImage: null } }), answerArtist],
  },
};
export const NeverPlayed: Story = {
  parameters: { msw: [answerTrack({ playCount: 0, duration: 0 }), answerArtist] },
};

export const OffersItsMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Más opciones de Luna de ámbar' }),
    );
    await expect(
      await screen.findByRole('menu', { name: 'Opciones de Luna de ámbar' }),
    ).toBeInTheDocument();
  },
};
