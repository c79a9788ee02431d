import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type PlaybackState,
  playbackPosition,
  playingState,
  queuedTrack,
} from '@/entities/playback/index.testing';
import { fillCopies } from '@/entities/offline-copy/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { Lyrics } from '@/shared/contract/lyrics.ts';
import { longTitle, showFocus, showHover } from '@/shared/testing';
import { LyricsButton } from './LyricsButton';
import { LyricsPanel } from './LyricsPanel';
import { LyricsStage } from './LyricsStage';

const verse = [
  'La marea baja sin hacer ruido',
  'y deja en la arena lo que perdí',
  'un barco pequeño, un nombre escrito',
  'la luz de una casa que ya no vi',
  '',
  'Vuelve la marea, vuelve despacio',
  'trae en la espuma lo que pedí',
  'Vuelve la marea, abre su abrazo',
  'y todo lo que era vuelve a mí',
];

const timed: Lyrics = {
  kind: 'lines',
  language: 'es',
  lines: [...verse, '', ...verse, '', ...verse].map((text, index) => ({
    at: 4_000 + index * 4_000,
    text,
  })),
};

const plain: Lyrics = {
  kind: 'plain',
  language: 'es',
  lines: [...verse, '', ...verse, '', ...verse].map((text) => ({ text })),
};

const word = (at: number, text: string) => ({ at, text });

const words: Lyrics = {
  kind: 'words',
  language: 'es',
  lines: [
    {
      at: 4_000,
      text: 'La marea baja sin hacer ruido',
      words: [word(4_000, 'La '), word(4_400, 'marea '), word(5_200, 'baja sin hacer ruido')],
    },
    { at: 8_000, text: 'y deja en la arena lo que perdí', words: [] },
  ],
};

const translated: Lyrics = {
  kind: 'lines',
  language: 'ja',
  lines: [
    {
      at: 4_000,
      text: '潮が静かに引いてゆく',
      romanised: 'Shio ga shizuka ni hiite yuku',
      translations: [{ language: 'es', text: 'La marea baja sin hacer ruido' }],
    },
    {
      at: 8_000,
      text: '砂に名前を残して',
      romanised: 'Suna ni namae o nokoshite',
      translations: [{ language: 'es', text: 'y deja un nombre en la arena' }],
    },
  ],
};

const fromRight: Lyrics = {
  kind: 'lines',
  language: 'ar',
  lines: [
    { at: 4_000, text: 'ينحسر المد بلا صوت' },
    { at: 8_000, text: 'ويترك على الرمل ما فقدت' },
  ],
};

const asked = fn();

const answer = (lyrics: Lyrics | null) => ({
  msw: {
    handlers: [
      http.get('*/api/tracks/:id/lyrics', ({ params }) => {
        asked(params['id']);
        return HttpResponse.json({ lyrics });
      }),
    ],
  },
});

const track = queuedTrack({ id: 'trk_marea', title: 'Marea', duration: 214, hasLyrics: true });

const at = (
  playback: Partial<PlaybackState> = {},
  session: object = signedIn().session,
  current = track,
) => ({ state: { playback: playingState({ isPlaying: false, ...playback }, [current]), session } });

const { moveTo } = playbackPosition;

const meta = {
  title: 'Music/Player/Lyrics panel (letra)',
  component: LyricsPanel,
  subcomponents: { LyricsStage, LyricsButton },
  args: { onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    ...at(),
    ...answer(timed),
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      use: 'The words of the song that plays: the panel in the place of the queue, and the stage in the place of the cover of the full-screen player.',
      do: [
        'Offer the button only while a song has lyrics.',
        'Let it follow the sound until the person scrolls.',
      ],
      dont: [
        'Announce lines: a screen reader reads them when its person asks.',
        'Open it by itself.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the line that sounds.' },
        { keys: 'Up, Down, Home, End', effect: 'Goes through the lines.' },
        { keys: 'Enter', effect: 'Plays from the line.' },
        { keys: 'Esc', effect: 'Closes the panel.' },
      ],
    },
  },
  beforeEach: () => {
    asked.mockClear();
    playbackPosition.moveTo(24.5);
    return () => playbackPosition.moveTo(0);
  },
  globals: { viewport: { value: 'medium' } },
} satisfies Meta<typeof LyricsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const part = () => screen.findByRole('group', { name: 'Letra de «Marea»' });
const lines = async () => within(await part()).getAllByRole('button');
const current = async () =>
  (await lines()).filter((line) => line.getAttribute('aria-current') === 'true');

const sounds = (text: string) =>
  waitFor(async () => expect((await current())[0]).toHaveTextContent(text));

// Proves lyrics: The line that sounds is marked and in view
export const Timed: Story = {
  tags: ['state:default', 'state:selected', 'forced-colours'],
  play: async () => {
    await sounds('Vuelve la marea, vuelve despacio');
    moveTo(28.1);
    await sounds('trae en la espuma lo que pedí');
    await expect(await current()).toHaveLength(1);
    moveTo(104.2);
    await waitFor(async () => {
      const [last] = await current();
      const box = (await part()).getBoundingClientRect();
      const place = last?.getBoundingClientRect();
      await expect(place?.top).toBeGreaterThan(box.top);
      await expect(place?.bottom).toBeLessThan(box.bottom);
    });
    await expect(screen.queryByRole('button', { name: 'Seguir la letra' })).toBeNull();
    moveTo(24.5);
  },
};

// Proves lyrics: A line is a button that plays from there
export const JumpsToALine: Story = {
  tags: ['no-photo'],
  play: async () => {
    const [first] = await lines();
    if (first) await userEvent.click(first);
    await expect(playbackPosition.getSnapshot()).toBe(4);
    await waitFor(async () => expect((await current())[0]).toBe(first));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    const [, second] = await lines();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(playbackPosition.getSnapshot()).toBe(8);
    await userEvent.keyboard('{End}');
    await expect((await lines()).at(-1)).toHaveFocus();
  },
};

// Proves lyrics: Scrolling by hand stops the following
export const ScrolledByHand: Story = {
  tags: ['state:variants'],
  play: async () => {
    const box = await part();
    await current();
    box.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 400 }));
    const again = await screen.findByRole('button', { name: 'Seguir la letra' });
    box.scrollTo({ top: 0 });
    moveTo(104.2);
    await expect(box.scrollTop).toBe(0);
    await userEvent.click(again);
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
    await expect(screen.queryByRole('button', { name: 'Seguir la letra' })).toBeNull();
    await expect(box).toHaveFocus();
    moveTo(24.5);
    box.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 400 }));
    await screen.findByRole('button', { name: 'Seguir la letra' });
  },
};

// Proves lyrics: Between two reports of the player the clock goes on
export const FollowsTheClock: Story = {
  tags: ['no-photo'],
  parameters: at({ isPlaying: true, isBuffering: false }),
  beforeEach: () => playbackPosition.moveTo(27.5),
  play: async () => {
    await part();
    moveTo(27.6);
    await sounds('trae en la espuma lo que pedí');
    await expect(playbackPosition.getSnapshot()).toBe(27.6);
  },
};

export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    const [, second] = await lines();
    if (second) showHover(second);
  },
};

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    const [line] = await current();
    if (line) showFocus(line);
  },
};

// Proves lyrics: Words that sounded are marked
export const Words: Story = {
  tags: ['state:variants'],
  parameters: answer(words),
  beforeEach: () => playbackPosition.moveTo(4.5),
  play: async () => {
    const [line] = await current();
    await expect(line).toHaveTextContent('La marea baja sin hacer ruido');
    const sounding = line?.querySelectorAll('[data-sounding]') ?? [];
    await expect([...sounding].map(({ textContent }) => textContent)).toEqual(['La ', 'marea ']);
  },
};

// Proves lyrics: Translations stand below their line
export const Translated: Story = {
  tags: ['state:variants'],
  parameters: answer(translated),
  beforeEach: () => playbackPosition.moveTo(4.5),
  play: async () => {
    const [line] = await current();
    await expect(line).toHaveTextContent('La marea baja sin hacer ruido');
    await expect(screen.getByText('y deja un nombre en la arena')).toHaveAttribute('lang', 'es');
  },
};

// Proves lyrics: Each line has its own direction
export const FromRightToLeft: Story = {
  tags: ['state:variants'],
  parameters: answer(fromRight),
  beforeEach: () => playbackPosition.moveTo(4.5),
  play: async () => {
    const text = await screen.findByText('ينحسر المد بلا صوت');
    await expect(getComputedStyle(text).direction).toBe('rtl');
  },
};

// Proves lyrics: Plain lyrics scroll by hand
export const Plain: Story = {
  tags: ['state:variants'],
  parameters: answer(plain),
  play: async () => {
    const box = await part();
    await expect(within(box).queryByRole('button')).toBeNull();
    box.focus();
    await expect(box).toHaveFocus();
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
};

export const LongLines: Story = {
  tags: ['state:long-text'],
  parameters: answer({
    kind: 'lines',
    lines: [
      { at: 1_000, text: longTitle },
      { at: 2_000, text: 'a'.repeat(400) },
      { at: 90_000, text: longTitle },
    ],
  }),
  play: async () => {
    const box = await part();
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

// Proves lyrics: A visitor reads all of them
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: at({}, asVisitor.session),
  play: async () => {
    // Lines beyond the preview are no buttons.
    await expect(await lines()).toHaveLength(6);
    await expect(await screen.findAllByText('y todo lo que era vuelve a mí')).toHaveLength(3);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: { handlers: [http.get('*/api/tracks/:id/lyrics', () => delay('infinite'))] },
  },
};

// Proves lyrics: Without lyrics it says so
export const None: Story = {
  tags: ['state:empty'],
  parameters: answer(null),
  play: async () => {
    await screen.findByText('Esta canción no tiene letra');
  },
};

// Proves lyrics: A failure can be tried again
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/tracks/:id/lyrics', () => {
          asked('once');
          return HttpResponse.error();
        }),
      ],
    },
  },
  play: async () => {
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    const before = asked.mock.calls.length;
    await userEvent.click(again);
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
  },
};

// Proves lyrics: A copy on the device has them too
export const KeptOnThisDevice: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [http.get('*/api/tracks/:id/lyrics', () => HttpResponse.error())],
    },
  },
  beforeEach: () =>
    fillCopies({
      owner: signedIn().session.user?.id ?? '',
      lists: [{ source: 'track:trk_marea', name: 'Marea', tracks: [track] }],
      here: ['trk_marea'],
      lyrics: timed,
    }),
  play: async () => {
    await sounds('Vuelve la marea, vuelve despacio');
  },
};

export const Closes: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar la letra' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const Stage: Story = {
  name: 'In the full-screen player',
  tags: ['state:variants'],
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <div style={{ blockSize: '480px', paddingInline: '24px' }}>
      <LyricsStage />
    </div>
  ),
  play: async () => {
    await sounds('Vuelve la marea, vuelve despacio');
  },
};

export const Button: Story = {
  tags: ['state:variants'],
  render: () => (
    <div style={{ display: 'flex', padding: '24px' }}>
      <LyricsButton isOpen={false} onToggle={fn()} />
      <LyricsButton isOpen onToggle={fn()} />
    </div>
  ),
  play: async () => {
    const [closed, open] = screen.getAllByRole('button', { name: 'Letra' });
    await expect(closed).toHaveAttribute('aria-expanded', 'false');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
  },
};
