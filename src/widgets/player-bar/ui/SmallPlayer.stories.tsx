import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { makeSponsored } from '@/entities/marquee/index.testing';
import { playingState, queuedTracks } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { longName, longTitle } from '@/shared/testing';
import { SmallPlayer } from './SmallPlayer';
import { SmallWindowButton } from './SmallWindowButton';

const meta = {
  title: 'Music/Player/Small player',
  component: SmallPlayer,
  args: { onClose: fn() },
  parameters: {
    layout: 'fullscreen',
    state: { ...signedIn(), playback: playingState() },
    guide: {
      use: 'In a small window that stays above others, opened from the full-screen player where the browser has such windows.',
      do: ['Keep it to what plays, its three buttons and what follows.'],
      dont: ['Open it by itself: browsers demand a press.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'On a song that follows: goes on with it.' }],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SmallPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Luna de ámbar' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Siguiente' }));
    const playing = await canvas.findByRole('heading', { name: 'El faro y la marea' });
    await expect(playing).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(canvas.getByRole('button', { name: 'Reproducir' })).toBeVisible();
  },
};

export const GoesOnWithASong: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem');
    const button = within(second ?? document.body).getByRole('button');
    const title = queuedTracks[2]?.title ?? '';
    await expect(button).toHaveTextContent(title);
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
  },
};

/** It names the advertisement, not the song after it. */
export const Spot: Story = {
  tags: ['state:variants'],
  parameters: {
    state: {
      ...signedIn(),
      playback: playingState({ spot: { ...makeSponsored(), audioUrl: '', turn: 0, left: 4 } }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Anuncio')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Saltar en 4 s' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Siguiente' })).toBeNull();
    const title = makeSponsored().track.title;
    await expect(canvas.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    state: {
      ...signedIn(),
      playback: playingState(
        {},
        queuedTracks.map((track) => ({
          ...track,
          title: longTitle,
          artist: { ...track.artist, name: longName },
        })),
      ),
    },
  },
};

/** A sign-out empties the queue. */
export const WithoutATrack: Story = {
  tags: ['state:closed', 'no-photo'],
  parameters: { state: { ...signedIn(), playback: playingState({}, []) } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const pretendWindows = (requestWindow: () => Promise<Window | null>) => {
  const name = 'documentPictureInPicture';
  const own = Object.getOwnPropertyDescriptor(window, name);
  Object.defineProperty(window, name, { value: { requestWindow }, configurable: true });
  return () => {
    if (own) Object.defineProperty(window, name, own);
    else Reflect.deleteProperty(window, name);
  };
};

// Proves player: Small window
/** A frame stands for the window. */
export const InItsWindow: Story = {
  tags: ['no-photo'],
  render: () => (
    <>
      <SmallWindowButton />
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the page itself draws into it */}
      <iframe title="Ventana" style={{ inlineSize: 320, blockSize: 480 }} />
    </>
  ),
  beforeEach: () =>
    pretendWindows(async () => document.querySelector('iframe')?.contentWindow ?? null),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ventana pequeña' }));
    const frame = canvas.getByTitle<HTMLIFrameElement>('Ventana').contentDocument;
    const small = within(frame?.body ?? document.body);
    await expect(await small.findByRole('heading', { name: 'Luna de ámbar' })).toBeVisible();
    await expect(frame?.documentElement.lang).toBe(document.documentElement.lang);
    await expect(frame?.styleSheets.length).toBe(document.styleSheets.length);
    small.getByRole('button', { name: 'Siguiente' }).click();
    await expect(await small.findByRole('heading', { name: 'El faro y la marea' })).toBeVisible();
    frame?.defaultView?.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(small.queryByRole('heading')).toBeNull());
  },
};
