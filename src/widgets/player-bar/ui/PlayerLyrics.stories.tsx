import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { playbackPosition, playingState, queuedTracks } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { PlayerBar } from './PlayerBar';

const verse = [
  'Luna de ámbar sobre el tejado',
  'dime qué ves cuando no estoy',
  'si alguien camina por el pasado',
  'o si la casa ya no es de hoy',
];

const lyrics = {
  kind: 'lines',
  language: 'es',
  lines: [...verse, '', ...verse, '', ...verse].map((text, index) => ({ at: index * 5_000, text })),
};

const tracks = queuedTracks.map((track, index) => ({
  ...track,
  ...(index === 0 && { hasLyrics: true }),
}));

const at = (queue: typeof tracks) => ({
  ...signedIn(),
  playback: playingState({ isPlaying: false }, queue),
});

/** With a queue that opens and closes. */
function WithQueue() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlayerBar
        queue={{
          isOpen,
          onToggle: () => setOpen(!isOpen),
          sheet: () => null,
          panel: () => null,
        }}
      />
      {isOpen && <section aria-label="Cola">Lo que sigue</section>}
    </>
  );
}

const meta = {
  title: 'Music/Player/Player bar with lyrics (letra)',
  component: PlayerBar,
  parameters: {
    layout: 'fullscreen',
    state: at(tracks),
    msw: [
      http.get('*/api/tracks/:id/lyrics', () => HttpResponse.json({ lyrics })),
      http.get('*/api/tracks/:id', () => HttpResponse.json({ error: '' }, { status: 404 })),
    ],
    docs: { story: { inline: false, height: '640px' } },
    guide: {
      use: 'How the player offers the words of the song that plays, beside the queue and in full screen.',
      do: ['Let lyrics and queue take turns in the same place.'],
      dont: ['Show the button for a song without lyrics.'],
      keyboard: [
        { keys: 'Enter', effect: 'On the button: opens the lyrics, and closes them.' },
        { keys: 'Esc', effect: 'Inside: closes the panel.' },
      ],
    },
  },
  beforeEach: () => {
    playbackPosition.moveTo(26);
    return () => playbackPosition.moveTo(0);
  },
  render: () => <WithQueue />,
} satisfies Meta<typeof PlayerBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const wide = { viewport: { value: 'wide' } };
const narrow = { viewport: { value: 'narrow' } };

const button = { name: 'Letra' };
const sounds = () =>
  waitFor(() =>
    expect(document.querySelector('[aria-current="true"]')).toHaveTextContent(verse[0] ?? ''),
  );

// Proves lyrics: The button is in the player where a song has lyrics
export const Panel: Story = {
  tags: ['state:open'],
  globals: wide,
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('button', button, { timeout: 4_000 });
    await userEvent.click(toggle);
    await screen.findByRole('region', button);
    await sounds();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    // The queue takes its place, and the other way round.
    await userEvent.click(canvas.getByRole('button', { name: 'Cola de reproducción' }));
    await waitFor(() => expect(screen.queryByRole('region', button)).toBeNull());
    await userEvent.click(toggle);
    await screen.findByRole('region', button);
    await expect(screen.queryByRole('region', { name: 'Cola' })).toBeNull();
    await userEvent.keyboard('{Tab}{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', button)).toBeNull());
    await userEvent.click(toggle);
    await sounds();
  },
};

export const WithoutLyrics: Story = {
  tags: ['no-photo'],
  globals: wide,
  parameters: { state: at([...tracks].toReversed()) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Cola de reproducción' });
    await expect(canvas.queryByRole('button', button)).toBeNull();
  },
};

// Proves lyrics: In the full-screen player they take the place of the cover
export const FullScreen: Story = {
  tags: ['state:variants'],
  globals: wide,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pantalla completa' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suena ahora' }));
    await userEvent.click(await dialog.findByRole('button', button));
    await dialog.findByRole('group', { name: 'Letra de «Luna de ámbar»' });
    await sounds();
    await userEvent.click(dialog.getByRole('button', button));
    await waitFor(() => expect(dialog.queryByRole('group', { name: /^Letra/ })).toBeNull());
    await userEvent.click(dialog.getByRole('button', button));
    await sounds();
  },
};

export const FullScreenNarrow: Story = {
  tags: ['state:narrow'],
  globals: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Abrir el reproductor/ }));
    const root = await screen.findByRole('dialog', { name: 'Suena ahora' });
    await userEvent.click(await within(root).findByRole('button', button));
    await sounds();
    await expect(within(root).getByRole('slider', { name: 'Progreso' })).toBeVisible();
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
