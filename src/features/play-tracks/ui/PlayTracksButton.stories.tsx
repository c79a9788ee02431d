import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playingState, queuedTracks } from '@/entities/playback/index.testing';
import { findsRole, Named, typed } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { PlayTracksButton } from './PlayTracksButton';

const source = 'playlist:pls_ventana';

const meta = {
  title: 'Music/Player/Play tracks button',
  component: PlayTracksButton,
  argTypes: { tracks: typed('Track[]') },
  args: { title: 'Ventana abierta', tracks: queuedTracks, source },
  parameters: {
    guide: {
      use: 'Plays a whole playlist, album or artist from its header, card or tile; a single track has the button of its row, and on its own page this one.',
      do: [
        'Make it large in a header, medium on a card, small on a tile.',
        'Name the list in its label.',
      ],
      dont: [
        'Hide it for an empty list: it is disabled and keeps its place.',
        'Put two of them for the same list on one screen, save as an echo in the bar of a long page.',
      ],
      keyboard: [{ keys: 'Enter, Space', effect: 'Plays the list, or pauses it.' }],
    },
  },
} satisfies Meta<typeof PlayTracksButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const PlaysAndPauses: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar Ventana abierta' }));
    await expect(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' })).toBeVisible();
  },
};
export const Sizes: Story = {
  tags: ['state:variants'],
  render: (args) => (
    <Inline>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Named key={size} name={size}>
          <PlayTracksButton {...args} size={size} />
        </Named>
      ))}
    </Inline>
  ),
};
/** In the bar of a long page; the keyboard skips it. */
export const Echo: Story = {
  tags: ['state:variants'],
  args: { isEcho: true, size: 'small' },
  decorators: [
    (Story) => (
      <div aria-hidden>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { hidden: true });
    if (!button) throw new Error('there is no button');
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    await userEvent.click(button);
    await expect(button).not.toHaveFocus();
    await expect(button).toHaveAccessibleName('Pausar Ventana abierta');
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  args: { tracks: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
export const Playing: Story = {
  tags: ['state:selected'],
  parameters: { state: { playback: playingState({ source }) } },
  play: findsRole('button', { name: 'Pausar Ventana abierta' }),
};
export const AnotherListPlays: Story = {
  tags: ['no-photo'],
  parameters: { state: { playback: playingState({ source: 'playlist:pls_otra' }) } },
  play: findsRole('button', { name: 'Reproducir Ventana abierta' }),
};
/** Its first track plays from another list, which the button pauses and resumes. */
export const OneTrackOfAnotherList: Story = {
  tags: ['state:selected'],
  args: { title: 'Luna de ámbar', source: 'track:trk_luna', isOneTrack: true },
  parameters: { state: { playback: playingState({ source }) } },
  render: (args) => (
    <Inline>
      <PlayTracksButton {...args} />
      <PlayTracksButton title="Ventana abierta" tracks={queuedTracks} source={source} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar Luna de ámbar' }));
    await expect(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await expect(canvas.getByRole('button', { name: 'Pausar Ventana abierta' })).toBeVisible();
  },
};
/** Its list is the queue but has moved on, so the button plays its track again. */
export const OneTrackThatIsOver: Story = {
  tags: ['no-photo'],
  args: { title: 'Luna de ámbar', source, isOneTrack: true },
  parameters: { state: { playback: playingState({ source, at: 1, isShuffled: true }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Luna de ámbar' }));
    await expect(await canvas.findByRole('button', { name: 'Pausar Luna de ámbar' })).toBeVisible();
  },
};
