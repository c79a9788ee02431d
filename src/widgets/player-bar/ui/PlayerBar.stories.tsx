import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  type PlaybackState,
  emptyPlayback,
  playbackPosition,
  playingState,
  queuedTrack,
  queuedTracks,
} from '@/entities/playback/index.testing';
import type { Track } from '@/shared/contract/track.ts';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { IconButton } from '@/shared/ui/icon-button';
import { Heart } from 'lucide-react';
import { ToastRegion } from '@/shared/ui/toast';
import { PlayerBar } from './PlayerBar';

const covered: Track[] = queuedTracks.map((track) => ({
  ...track,
  album: { ...track.album, coverImage: '/api/images/album/alb_orilla' },
}));

const listener = signedIn().session;
const visitor = asVisitor.session;

const at = (playback: Partial<PlaybackState>, session: object = listener, tracks = covered) => ({
  state: { playback: playingState(playback, tracks), session },
});

const meta = {
  title: 'Music/Player/Player bar',
  component: PlayerBar,
  args: {
    actions: ({ title }) => (
      <IconButton label={`Añadir ${title} a Canciones que te gustan`}>
        <Heart size={18} aria-hidden />
      </IconButton>
    ),
  },
  parameters: { layout: 'fullscreen', ...at({}) },
  globals: { viewport: { value: 'wide' } },
  beforeEach: () => playbackPosition.moveTo(83.4),
} satisfies Meta<typeof PlayerBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'narrow' } };

export const Playing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Luna de ámbar' })).toHaveAttribute(
      'href',
      '/track/trk_luna',
    );
    await expect(canvas.getByRole('link', { name: 'Vera Solana' })).toBeVisible();
    const [cover] = canvas.getByRole('region').getElementsByTagName('img');
    await expect(cover?.src).toContain('/api/images/album/alb_orilla');
    const progress = canvas.getByRole('slider', { name: 'Progreso' });
    await expect(progress).toHaveAttribute('aria-valuetext', '1:23 de 3:34');
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(canvas.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { state: { playback: emptyPlayback(1), session: listener } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Selecciona una canción para reproducir')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reproducir' })).toBeDisabled();
    await expect(canvas.getByRole('slider', { name: 'Progreso' })).toBeDisabled();
  },
};

/** A visitor's first screen, before anything is touched. */
export const Resting: Story = {
  parameters: { state: { playback: emptyPlayback(1), session: visitor } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Selecciona una canción para reproducir')).toBeVisible();
  },
};

export const Paused: Story = { parameters: at({ isPlaying: false }) };

export const Buffering: Story = {
  parameters: at({ isBuffering: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pausar' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

const longTitle =
  'Canción para volver caminando de madrugada por la avenida larga cuando ya no pasa ningún tren y todavía nadie ha abierto';

const longTracks = [
  queuedTrack({
    title: longTitle,
    artist: { id: 'art_largo', name: 'La Orquesta Itinerante de los Domingos por la Tarde' },
  }),
];

export const LongTitle: Story = { parameters: at({}, listener, longTracks) };

export const Preview: Story = {
  parameters: at({}, visitor),
  beforeEach: () => playbackPosition.moveTo(12),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vista previa')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Progreso' })).toHaveAttribute(
      'aria-valuetext',
      '0:12 de 0:30',
    );
  },
};

export const Muted: Story = {
  parameters: at({ volume: 0, previousVolume: 0.4 }),
  play: async ({ canvas }) => {
    const volume = await canvas.findByRole('slider', { name: 'Volumen' });
    await userEvent.click(canvas.getByRole('button', { name: 'Activar sonido' }));
    await expect(volume).toHaveValue('0.4');
    await userEvent.click(canvas.getByRole('button', { name: 'Silenciar' }));
    await expect(volume).toHaveValue('0');
  },
};

export const ShuffleAndRepeat: Story = {
  parameters: at({ isShuffled: true }),
  play: async ({ canvas }) => {
    const shuffle = await canvas.findByRole('button', { name: 'Modo aleatorio' });
    await expect(shuffle).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(shuffle);
    await expect(shuffle).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Repetir: no' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Repetir: todo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Repetir: una' }));
    await expect(canvas.getByRole('button', { name: 'Repetir: no' })).toBeVisible();
  },
};

export const RepeatAll: Story = { parameters: at({ isShuffled: true, repeatMode: 'all' }) };
export const RepeatOne: Story = { parameters: at({ repeatMode: 'one' }) };

export const Failed: Story = {
  parameters: at({ isPlaying: false, failure: { id: 1, title: 'Luna de ámbar' } }),
  render: (args) => (
    <>
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
      <PlayerBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos reproducir «Luna de ámbar»'),
    );
  },
};

export const Mini: Story = { globals: narrow };
export const MiniEmpty: Story = {
  globals: narrow,
  parameters: { state: { playback: emptyPlayback(1), session: listener } },
};
export const MiniPreview: Story = {
  globals: narrow,
  parameters: at({}, visitor),
  beforeEach: () => playbackPosition.moveTo(12),
};
export const MiniLongTitle: Story = { globals: narrow, parameters: at({}, listener, longTracks) };

const opened = /^Abrir el reproductor:\s*Luna de ámbar/;

export const FullScreen: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: opened }));
    const dialog = await screen.findByRole('dialog', { name: 'Reproduciendo' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('slider', { name: 'Progreso' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  },
};

export const FullScreenPreview: Story = {
  ...FullScreen,
  parameters: at({}, visitor),
  beforeEach: () => playbackPosition.moveTo(12),
};

export const FullScreenCloses: Story = {
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: opened }));
    await screen.findByRole('dialog', { name: 'Reproduciendo' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: opened })).toHaveFocus());
  },
};
