import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type PlaybackMessage,
  type PlaybackState,
  type SoundingSpot,
  emptyPlayback,
  playbackPosition,
  playingState,
  queuedTrack,
  queuedTracks,
} from '@/entities/playback/index.testing';
import { makeSponsored } from '@/entities/marquee/index.testing';
import { setSleepTimer } from '@/entities/playback';
import type { Track, FullTrack } from '@/shared/contract/track.ts';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { useAppDispatch } from '@/shared/redux';
import { findsText, longName, longTitle, showFocus, showHover } from '@/shared/testing';
import { makeVideo } from '@/shared/video/testing/make-video';
import { IconButton } from '@/shared/ui/icon-button';
import { Heart } from 'lucide-react';
import { ToastRegion } from '@/shared/ui/toast';
import { PlayerBar } from './PlayerBar';

const covered: Track[] = queuedTracks.map((track) => ({
  ...track,
  album: { ...track.album, coverImage: '/api/images/album/alb_orilla' },
}));

/** The track's own answer adds the cover's colour. */
const trackPage = http.get('*/api/tracks/:id', () =>
  HttpResponse.json({
    ...covered[0],
    playCount: 0,
    genre: 'Pop',
    label: 'Balcón Discos',
    credits: { performers: [], writers: [], producers: [] },
    colour: '#7a2e1f',
  } satisfies Partial<FullTrack>),
);

const longTracks = [queuedTrack({ title: longTitle, artist: { id: 'art_largo', name: longName } })];

const listener = signedIn().session;
const visitor = asVisitor.session;

const at = (playback: Partial<PlaybackState>, session: object = listener, tracks = covered) => ({
  state: { playback: playingState(playback, tracks), session },
});

const meta = {
  title: 'Music/Player/Player bar (reproductor)',
  component: PlayerBar,
  args: {
    actions: ({ title }) => (
      <IconButton label={`Añadir ${title} a Canciones que te gustan`}>
        <Heart size={18} aria-hidden />
      </IconButton>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    msw: [trackPage],
    ...at({}),
    guide: {
      use: 'The one player of a page, docked at the foot of the window in every layout.',
      do: [
        'Give it the heart and the menu of the track, which it has room for in wide windows.',
        'In narrow windows let it be small: pressing the track opens the full-screen player.',
        'In wider ones keep the button of the full-screen player at its end, also while nothing plays.',
      ],
      dont: [
        'Put a second player on a page.',
        'Hide it while nothing plays: it keeps its place and says what to do.',
        'Promise a visitor the whole track: the badge says that it is a preview.',
      ],
      keyboard: [
        { keys: 'Space', effect: 'Plays and pauses, wherever the focus is not in a control.' },
        {
          keys: 'Tab',
          effect: 'Goes through the track, the controls, the progress and the volume.',
        },
        { keys: 'Left, Right', effect: 'Moves the progress or the volume, on its slider.' },
        { keys: 'Esc', effect: 'Closes the full-screen player.' },
      ],
    },
  },
  beforeEach: () => playbackPosition.moveTo(83.4),
  // The controls load lazily.
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Pausar|Reproducir)$/ });
  },
} satisfies Meta<typeof PlayerBar>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const wide = { viewport: { value: 'wide' } };
const medium = { viewport: { value: 'medium' } };
const tablet = { viewport: { value: 'tablet' } };
const narrow = { viewport: { value: 'narrow' } };

// Proves shell: Names in the player
export const Playing: Story = {
  tags: ['forced-colours', 'state:default'],
  globals: medium,
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
  },
};

/** Follows the toolbar's window, theme and role; its title has 120 characters. */
export const PlayingALongTitle: Story = {
  name: 'Playing a long title',
  tags: ['state:long-text'],
  parameters: at({}, listener, longTracks),
  beforeEach: () => playbackPosition.moveTo(12),
  play: async ({ canvas }) => {
    await expect(longTitle).toHaveLength(120);
    await expect(await canvas.findByText(longTitle)).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

const wholeBar = async (canvas: Canvas) => {
  await canvas.findByRole('slider', { name: 'Volumen' });
  return within(canvas.getByRole('region', { name: 'Reproductor' }));
};

export const Hover: Story = {
  tags: ['state:hover'],
  globals: medium,
  play: async ({ canvas }) => {
    const bar = await wholeBar(canvas);
    showHover(bar.getByRole('link', { name: 'Luna de ámbar' }));
    showHover(bar.getByRole('button', { name: 'Pausar' }));
    showHover(bar.getByRole('button', { name: 'Siguiente' }));
    for (const element of bar.getAllByRole('slider')) showHover(element);
  },
};

export const Focus: Story = {
  tags: ['state:focus'],
  globals: medium,
  play: async ({ canvas }) => {
    const bar = await wholeBar(canvas);
    await userEvent.tab();
    await expect(bar.getByRole('link', { name: 'Luna de ámbar' })).toHaveFocus();
    showFocus(bar.getByRole('button', { name: 'Pausar' }));
  },
};

// Proves player: The next track is announced
/** The new track is announced after the press. */
export const NextIsSaid: Story = {
  tags: ['no-photo'],
  globals: medium,
  play: async ({ canvas }) => {
    const bar = await wholeBar(canvas);
    await userEvent.click(bar.getByRole('button', { name: 'Siguiente' }));
    await expect(await bar.findByText(/^Suena «.+», de .+\.$/)).toBeInTheDocument();
  },
};

export const Pauses: Story = {
  tags: ['no-photo'],
  globals: medium,
  play: async ({ canvas }) => {
    await wholeBar(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(canvas.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  },
};

// Proves player: Nothing chosen
export const Empty: Story = {
  tags: ['state:empty', 'state:disabled'],
  globals: medium,
  parameters: { state: { playback: emptyPlayback(1), session: listener } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Selecciona una canción para reproducir')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reproducir' })).toBeDisabled();
    await expect(canvas.getByRole('slider', { name: 'Progreso' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Pantalla completa' })).toBeDisabled();
  },
};

/** A visitor's untouched bar; the first touch loads its controls. */
export const Resting: Story = {
  tags: ['no-photo'],
  parameters: { state: { playback: emptyPlayback(1), session: visitor } },
  play: findsText('Selecciona una canción para reproducir'),
};

export const Paused: Story = { parameters: at({ isPlaying: false }) };

export const Buffering: Story = {
  tags: ['state:loading'],
  parameters: at({ isBuffering: true }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Pausar' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
};

/** 100 hours (99:59:59), near the end; times are in minutes. */
export const AHundredHours: Story = {
  tags: ['state:extreme-numbers'],
  globals: medium,
  parameters: at({}, listener, [queuedTrack({ duration: 359_999 })]),
  beforeEach: () => playbackPosition.moveTo(359_998),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5999:59')).toBeVisible();
    await expect(canvas.getByText('5999:58')).toBeVisible();
  },
};

export const WithoutCover: Story = {
  tags: ['state:no-image'],
  parameters: at({}, listener, queuedTracks.slice()),
};

export const Preview: Story = {
  tags: ['state:visitor'],
  globals: medium,
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
  globals: medium,
  parameters: at({ volume: 0, previousVolume: 0.4 }),
  play: async ({ canvas }) => {
    const volume = await canvas.findByRole('slider', { name: 'Volumen' });
    await userEvent.click(canvas.getByRole('button', { name: 'Activar sonido' }));
    await expect(volume).toHaveValue('0.4');
    await userEvent.click(canvas.getByRole('button', { name: 'Silenciar' }));
    await expect(volume).toHaveValue('0');
  },
};

// Proves player: Small steps of a touchpad add up
export const ByTouchpad: Story = {
  tags: ['no-photo'],
  globals: medium,
  parameters: at({ volume: 0.4 }),
  play: async ({ canvas }) => {
    const volume = await canvas.findByRole('slider', { name: 'Volumen' });
    const slide = async (events: number) => {
      for (let event = 0; event < events; event += 1) await fireEvent.wheel(volume, { deltaY: -5 });
    };
    await slide(1);
    await expect(volume).toHaveValue('0.4');
    // A notch of a mouse has as many pixels.
    await slide(19);
    await expect(volume).toHaveValue('0.45');
  },
};

export const ShuffleAndRepeat: Story = {
  tags: ['no-photo'],
  globals: medium,
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

export const RepeatAll: Story = {
  tags: ['state:variants'],
  globals: medium,
  parameters: at({ isShuffled: true, repeatMode: 'all' }),
};
export const RepeatOne: Story = {
  tags: ['state:variants'],
  globals: medium,
  parameters: at({ repeatMode: 'one' }),
};

const saying = (kind: PlaybackMessage['kind'], words: RegExp): Story => ({
  parameters: at({ isPlaying: false, message: { id: 1, kind, title: 'Luna de ámbar' } }),
  render: (args) => (
    <>
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
      <PlayerBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    // Hovering keeps the toast.
    await userEvent.hover(await canvas.findByText(words));
  },
});

export const Failed: Story = {
  ...saying('skipped', /^No pudimos reproducir «Luna de ámbar»/),
  tags: ['state:failed'],
};
export const BeingPrepared: Story = {
  ...saying('coming', /^Preparando «Luna de ámbar»/),
  tags: ['state:loading'],
};
export const PreparedTooLong: Story = {
  ...saying('busy', /^«Luna de ámbar» tarda demasiado/),
  tags: ['state:failed'],
};
export const WithoutSoundDevice: Story = {
  ...saying('deaf', /^No encontramos ninguna salida de audio/),
  tags: ['state:failed'],
};
export const WithoutConnection: Story = {
  ...saying('unreachable', /^Sin conexión no podemos reproducir «Luna de ámbar»/),
  tags: ['state:failed'],
};
export const SeveralUnavailable: Story = {
  ...saying('refused', /^Varias canciones seguidas no están disponibles/),
  tags: ['state:failed'],
};
export const ServerSendsNoMusic: Story = {
  ...saying('server', /^Tonada no puede enviar música/),
  tags: ['state:failed'],
};
export const BrowserPlaysNoMusic: Story = {
  ...saying('undecodable', /^Este navegador no pudo reproducir/),
  tags: ['state:failed'],
};

/** Another tab plays; the button moves the music here. */
export const PlaysInAnotherTab: Story = {
  ...saying('elsewhere', /^La música sigue en otra pestaña/),
  tags: ['state:variants'],
};
export const TakesTheMusicBack: Story = {
  ...PlaysInAnotherTab,
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escuchar aquí' }));
    await expect(await canvas.findByRole('button', { name: 'Pausar' })).toBeVisible();
  },
};

// Proves player: Titles have the room of the slider
/** The title has the room, and the slider of the volume comes with its button. */
export const Tablet: Story = {
  tags: ['state:variants'],
  globals: tablet,
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('link', { name: 'Luna de ámbar' });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    const volume = canvas.getByRole('slider', { name: 'Volumen' });
    await expect(getComputedStyle(volume).opacity).toBe('0');
    canvas.getByRole('button', { name: 'Silenciar' }).focus();
    await waitFor(() => expect(getComputedStyle(volume).opacity).toBe('1'));
  },
};

/** Sets the sleep timer in the store, which the queue does otherwise. */
const SleepSetter = ({ choice }: { choice: 'track' | '30' }) => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(setSleepTimer(choice));
    return () => {
      dispatch(setSleepTimer(null));
    };
  }, [choice, dispatch]);
  return null;
};

// Proves player: Sleep timer: seen with the queue closed
/** Its mark says so with the queue closed. */
export const SleepTimer: Story = {
  tags: ['state:variants'],
  render: (args) => (
    <>
      <PlayerBar {...args} />
      <SleepSetter choice="30" />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Temporizador: se pausa a las? \d+:\d\d$/);
    await expect(canvas.getByText(/^\d+:\d\d$/, { selector: '[title] > *' })).toBeVisible();
  },
};
export const SleepTimerTrack: Story = {
  tags: ['no-photo'],
  render: (args) => (
    <>
      <PlayerBar {...args} />
      <SleepSetter choice="track" />
    </>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Temporizador: se pausa al terminar la canción');
  },
};
export const SleepTimerMini: Story = {
  ...SleepTimer,
  tags: ['state:narrow'],
  globals: narrow,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Temporizador: se pausa a las? \d+:\d\d/ });
  },
};

export const Mini: Story = { tags: ['state:narrow'], globals: narrow };
export const MiniEmpty: Story = {
  play: findsText('Selecciona una canción para reproducir'),
  tags: ['state:narrow', 'state:empty'],
  globals: narrow,
  parameters: { state: { playback: emptyPlayback(1), session: listener } },
};
export const MiniPreview: Story = {
  tags: ['state:narrow', 'state:visitor'],
  globals: narrow,
  parameters: at({}, visitor),
  beforeEach: () => playbackPosition.moveTo(12),
};
export const MiniLongTitle: Story = {
  tags: ['state:narrow', 'state:long-text'],
  globals: narrow,
  parameters: at({}, listener, longTracks),
};

const opened = /^Abrir el reproductor:\s*Luna de ámbar/;

export const FullScreen: Story = {
  tags: ['state:open', 'state:narrow'],
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: opened }));
    const dialog = await screen.findByRole('dialog', { name: 'Suena ahora' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('slider', { name: 'Progreso' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Siguiente' })).toBeVisible();
  },
};

export const FullScreenTint: Story = {
  ...FullScreen,
  tags: ['no-photo'],
  globals: { ...narrow, theme: 'dark' },
  play: async (context) => {
    await FullScreen.play?.(context);
    const dialog = screen.getByRole('dialog', { name: 'Suena ahora' });
    // The background has no style until the colour is known.
    const grounds = () =>
      [...dialog.querySelectorAll('[style]')].map((each) => getComputedStyle(each).backgroundImage);
    await waitFor(() => expect(grounds()[0]).toContain('rgb(122, 46, 31)'));
  },
};

export const FullScreenLongTitle: Story = {
  tags: ['state:open', 'state:long-text'],
  globals: narrow,
  parameters: at({}, listener, longTracks),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Abrir el reproductor/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Suena ahora' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const FullScreenPreview: Story = {
  ...FullScreen,
  parameters: at({}, visitor),
  beforeEach: () => playbackPosition.moveTo(12),
};

export const FullScreenCloses: Story = {
  tags: ['no-photo'],
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: opened }));
    await screen.findByRole('dialog', { name: 'Suena ahora' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: opened })).toHaveFocus());
  },
};

const openWide = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Pantalla completa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suena ahora' });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

// Proves player: Full screen from the wide bar
export const FullScreenWide: Story = {
  tags: ['state:open'],
  globals: wide,
  play: async ({ canvas }) => {
    const root = await openWide(canvas);
    const dialog = within(root);
    const cover = root.querySelector('img');
    const title = dialog.getByRole('link', { name: 'Luna de ámbar' });
    await expect(title.getBoundingClientRect().left).toBeGreaterThan(
      cover?.getBoundingClientRect().right ?? Infinity,
    );
    for (const name of ['Progreso', 'Volumen'])
      await expect(dialog.getByRole('slider', { name })).toBeVisible();
    for (const name of ['Modo aleatorio', 'Anterior', 'Pausar', 'Siguiente', 'Repetir: no'])
      await expect(dialog.getByRole('button', { name })).toBeVisible();
  },
};

export const FullScreenLaptop: Story = { ...FullScreenWide, globals: medium };

export const FullScreenTablet: Story = {
  tags: ['state:open'],
  globals: tablet,
  play: async ({ canvas }) => {
    await openWide(canvas);
  },
};

// Proves canvas: In wide windows, square on the cover
/** The canvas is as square as the upload, above the cover. */
export const FullScreenWideCanvas: Story = {
  tags: ['state:open', 'no-photo'],
  globals: wide,
  parameters: {
    msw: [
      trackPage,
      http.get('*/api/tracks/:id/canvas', async () =>
        HttpResponse.json({
          canvas: {
            id: 'cnv_1',
            videoUrl: URL.createObjectURL(await makeVideo({ seconds: 3 })),
            startTime: 0,
            endTime: 3,
            isLoop: true,
          },
        }),
      ),
      http.post('*/api/tracks/:id/canvas/views', () => new HttpResponse(null, { status: 204 })),
    ],
  },
  beforeEach: () => {
    localStorage.removeItem('player-canvas-stopped');
    // Story tests ask for reduced motion; this story does not.
    const ask = window.matchMedia;
    const isMotion = (query: string) => query.includes('prefers-reduced-motion: reduce');
    window.matchMedia = (query) => ask.call(window, isMotion(query) ? 'not all' : query);
    return () => {
      window.matchMedia = ask;
    };
  },
  play: async ({ canvas }) => {
    const dialog = await openWide(canvas);
    await within(dialog).findByRole('button', { name: 'Pausar el video de fondo' });
    const video = dialog.querySelector('video')?.getBoundingClientRect();
    const cover = dialog.querySelector('img')?.getBoundingClientRect();
    await expect(video?.width).toBeCloseTo(video?.height ?? 0, 0);
    await expect(Math.abs((video?.left ?? 0) - (cover?.left ?? 9))).toBeLessThan(2);
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  },
};

export const FullScreenWideLongTitle: Story = {
  tags: ['state:open', 'state:long-text'],
  globals: medium,
  parameters: at({}, listener, longTracks),
  play: async ({ canvas }) => {
    const dialog = await openWide(canvas);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
  },
};

export const FullScreenWidePreview: Story = {
  tags: ['state:open', 'state:visitor'],
  globals: medium,
  parameters: at({}, visitor),
  beforeEach: () => playbackPosition.moveTo(12),
  play: async ({ canvas }) => {
    const dialog = within(await openWide(canvas));
    await expect(dialog.getByText('Vista previa')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Escúchala entera' })).toBeVisible();
  },
};

// Proves player: Full screen: the focus stays, Escape, the focus goes back
export const FullScreenWideCloses: Story = {
  tags: ['no-photo'],
  globals: medium,
  play: async ({ canvas }) => {
    const dialog = await openWide(canvas);
    const chevron = within(dialog).getByRole('button', { name: 'Cerrar el reproductor' });
    await waitFor(() => expect(chevron).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Pantalla completa' })).toHaveFocus(),
    );
  },
};

// Proves player: Full screen: the queue beside it
/** Escape closes the queue first, then the player. */
export const FullScreenWideQueue: Story = {
  tags: ['no-photo'],
  globals: medium,
  args: {
    queue: {
      isOpen: false,
      onToggle: () => undefined,
      sheet: () => null,
      panel: () => <section aria-label="Cola">Lo que sigue</section>,
    },
  },
  play: async ({ canvas }) => {
    const dialog = within(await openWide(canvas));
    const button = dialog.getByRole('button', { name: 'Cola de reproducción' });
    await userEvent.click(button);
    await expect(dialog.getByRole('region', { name: 'Cola' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('region', { name: 'Cola' })).toBeNull());
    await expect(button).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

const followed = fn();
/** The advertisement before the current track; `left` seconds until it can be skipped. */
const withSpot = (left: number, change: Partial<SoundingSpot> = {}) => ({
  ...at({ spot: { ...makeSponsored(), audioUrl: '', turn: 0, left, ...change } }),
  msw: [
    trackPage,
    http.all('*/api/user/sponsored/:id/:act', ({ params }) => {
      followed(params['act']);
      return new HttpResponse(null, { status: 204 });
    }),
  ],
});

// Proves marquee: Named as advertising
/** An advertisement between two songs: it says so, who pays, and when it can be skipped. */
export const Spot: Story = {
  tags: ['state:variants', 'forced-colours'],
  globals: wide,
  parameters: withSpot(4),
  beforeEach: () => {
    followed.mockClear();
  },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Reproductor' }));
    await expect(await bar.findByText('Anuncio')).toBeVisible();
    await expect(bar.getByRole('button', { name: /^Lo paga Nora Quintavalle/ })).toBeVisible();
    for (const name of ['Anterior', 'Siguiente', 'Modo aleatorio']) {
      await expect(bar.queryByRole('button', { name })).toBeNull();
    }
    await expect(bar.queryByRole('slider', { name: 'Progreso' })).toBeNull();
    const skip = bar.getByRole('button', { name: 'Saltar en 4 s' });
    await expect(skip).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(skip);
    const link = bar.getByRole('link', { name: 'Luna de ámbar' });
    await expect(link).toHaveAttribute('href', '/track/trk_luna');
    await userEvent.click(link);
    await waitFor(() => expect(followed.mock.calls).toEqual([['impression'], ['click']]));
    await expect(bar.getByText('Anuncio')).toBeVisible();
  },
};

// Proves marquee: Skipping a spot
export const SpotSkipped: Story = {
  tags: ['state:variants'],
  globals: medium,
  parameters: withSpot(0),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saltar anuncio' }));
    await expect(await canvas.findByRole('slider', { name: 'Progreso' })).toBeVisible();
    await expect(canvas.queryByText('Anuncio')).toBeNull();
  },
};

export const SpotToSkip: Story = {
  tags: ['state:variants'],
  globals: tablet,
  parameters: withSpot(0),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Saltar anuncio' })).toBeVisible();
  },
};

export const SpotNarrow: Story = {
  tags: ['state:narrow', 'state:long-text'],
  globals: narrow,
  parameters: withSpot(5, {
    track: {
      ...makeSponsored().track,
      title: longTitle,
      artist: { id: 'art_largo', name: longName },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Saltar en 5 s' })).toBeVisible();
    await expect(canvas.getByText('Anuncio')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const SpotFullScreen: Story = {
  tags: ['state:open'],
  globals: wide,
  parameters: withSpot(3),
  play: async ({ canvas }) => {
    const dialog = within(await openWide(canvas));
    await expect(await dialog.findByText('Anuncio')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Saltar en 3 s' })).toBeVisible();
    await expect(dialog.queryByRole('slider', { name: 'Progreso' })).toBeNull();
  },
};

// Proves marquee: Why it is heard
/** Who pays, which account data chose the listener, and how to hear no more of the artist. */
export const SpotExplained: Story = {
  tags: ['state:open'],
  globals: narrow,
  parameters: withSpot(2),
  beforeEach: () => {
    followed.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Lo paga Nora/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Por qué oigo esto?' }));
    await expect(dialog.getByText('Tu cuenta está en México.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'No más anuncios de este artista' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(followed.mock.calls).toEqual([['hidden']]);
  },
};
