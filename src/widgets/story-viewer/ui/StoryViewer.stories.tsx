import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { makeStory } from '@/entities/story/index.testing';
import { longTitle, typed } from '@/shared/testing';
import { StoryViewer } from './StoryViewer';

const words = {
  type: 'text',
  content: 'Mañana a las ocho, desde el balcón de siempre.',
  backgroundColor: '#5b1f4a',
  textColor: '#ffe9c7',
  duration: 5,
} as const;
const photo = makeStory('sto_1', { likes: 311, trackId: 'trk_1', trackTitle: 'Luna de ámbar' });
const text = makeStory('sto_2', { ...words, caption: 'Ensayo abierto', isLiked: true, likes: 1 });

const meta = {
  title: 'Music/Stories/Story viewer',
  component: StoryViewer,
  args: { stories: [photo, text], onSeen: fn(), onLike: fn(), onClose: fn() },
  argTypes: { stories: typed('Story[]'), onSeen: typed('(story: Story) => void') },
  parameters: {
    layout: 'fullscreen',
    state: signedIn(),
    guide: {
      use: 'For stories that somebody asked to see: it takes the whole window.',
      do: [
        'Open it by a button, to which the focus comes back.',
        'Say why they are here, and how to have less of them.',
      ],
      dont: ['Open it by itself, or with sound.'],
      keyboard: [
        { keys: 'Left, Right', effect: 'Goes to the story before, or the next.' },
        { keys: 'Tab', effect: 'Reaches pause, sound, both halves of the picture and the heart.' },
        { keys: 'Escape', effect: 'Closes it; the focus comes back.' },
      ],
    },
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Nora Quintavalle' });
  },
} satisfies Meta<typeof StoryViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const viewer = () => within(screen.getByRole('dialog', { name: 'Nora Quintavalle' }));

// Proves stories: Arrow keys, read aloud
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, userEvent }) => {
    const labels = () => viewer().getByRole('status');
    await waitFor(() => expect(labels()).toHaveTextContent('Foto 1 de 2. El cartel de la gira'));
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(photo));
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() =>
      expect(labels()).toHaveTextContent(/Texto 2 de 2\. Mañana .* Ensayo abierto/),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(viewer().getByText('El cartel de la gira')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
// Proves stories: Taps, Escape
/** The first third goes back, the rest goes on. */
export const Tapped: Story = {
  tags: ['no-photo'],
  play: async ({ args, userEvent }) => {
    await expect(viewer().getByRole('button', { name: 'Historia anterior' })).toBeDisabled();
    await userEvent.click(viewer().getByRole('button', { name: 'Historia siguiente' }));
    await waitFor(() => expect(viewer().getByText('Ensayo abierto')).toBeVisible());
    await userEvent.click(viewer().getByRole('button', { name: 'Historia anterior' }));
    await waitFor(() => expect(viewer().getByText('El cartel de la gira')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const Text: Story = {
  tags: ['state:selected'],
  args: { startAt: 1 },
  play: async ({ args, userEvent }) => {
    const heart = viewer().getByRole('button', { name: 'Ya no me gusta esta historia' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(args.onLike).toHaveBeenCalledWith(text, false);
  },
};
const silence =
  'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=';
// Proves stories: No sound without a press
export const Sound: Story = {
  tags: ['state:variants', 'state:pressed'],
  args: { stories: [makeStory('sto_3', { type: 'audio', content: silence, caption: 'Una idea' })] },
  play: async ({ userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Nora Quintavalle' });
    const sound = dialog.querySelector('audio');
    await expect(sound?.paused).toBe(true);
    await userEvent.click(viewer().getByRole('button', { name: 'Activar el sonido' }));
    await expect(await viewer().findByRole('button', { name: 'Silenciar' })).toBeVisible();
  },
};
export const OwnStory: Story = {
  tags: ['no-photo'],
  args: { stories: [text] },
  render: ({ onLike: _, ...args }) => <StoryViewer {...args} />,
  play: async () => {
    await expect(viewer().queryByRole('button', { name: /me gusta/ })).toBeNull();
  },
};
/** Story tests ask for reduced motion; these stories advance by themselves. */
function withMotion() {
  const ask = window.matchMedia;
  const isMotion = (query: string) => query.includes('prefers-reduced-motion: reduce');
  window.matchMedia = (query) => ask.call(window, isMotion(query) ? 'not all' : query);
  return () => {
    window.matchMedia = ask;
  };
}
const broken = { content: 'data:image/png;base64,AAAA', caption: 'El cartel' };
// Proves stories: A file that does not arrive
/** A missing file shows a message, counts no view, and the next story follows. */
export const FileMissing: Story = {
  tags: ['state:failed', 'no-photo'],
  beforeEach: withMotion,
  args: { stories: [makeStory('sto_9', broken), text] },
  play: async ({ args }) => {
    const labels = 'El archivo de esta historia no está disponible.';
    await expect(await viewer().findByText(labels)).toBeVisible();
    await waitFor(() => expect(viewer().getByText('Ensayo abierto')).toBeVisible(), {
      timeout: 15_000,
    });
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(text));
    await expect(args.onSeen).toHaveBeenCalledOnce();
  },
};
/** As the last story, it closes the viewer. */
export const VideoMissing: Story = {
  tags: ['no-photo'],
  beforeEach: withMotion,
  args: {
    stories: [
      makeStory('sto_9', { ...broken, type: 'video', content: 'data:video/mp4;base64,AAAA' }),
    ],
  },
  play: async ({ args }) => {
    await expect(await viewer().findByRole('alert')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce(), { timeout: 15_000 });
    await expect(args.onSeen).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    stories: [makeStory('sto_1', { ...words, content: longTitle.repeat(2), caption: longTitle })],
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  args: { stories: Array.from({ length: 20 }, (_, at) => makeStory(`sto_${at}`, { likes: 9e8 })) },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
