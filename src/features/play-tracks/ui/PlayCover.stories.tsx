import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn } from 'storybook/test';
import { Heard } from '@/entities/playback/index.testing';
import { ToastRegion } from '@/shared/ui/toast';
import { sampleFullTrack } from '@/shared/sample/sample-tracks.ts';
import { PlayCover } from './PlayCover';

const track = sampleFullTrack('trk_nora-quintavalle_luna-de-ambar_01');

const meta = {
  title: 'Music/Player/Play cover',
  component: PlayCover,
  args: { track: { id: track.id, title: track.title, coverImage: null } },
  parameters: {
    msw: [http.get('*/api/tracks/:id', () => HttpResponse.json(track))],
    guide: {
      use: 'The cover of a track wherever an office names one, in a table or a list.',
      do: ['Put it before the name, as the picture of Pictured name.'],
      dont: ['Use it in the track table, whose rows play by themselves.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Plays the track, or pauses it.' }],
    },
  },
  render: (args) => (
    <>
      <PlayCover {...args} />
      <Heard />
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  ),
} satisfies Meta<typeof PlayCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Reproducir ${track.title}` }));
    await expect(
      await canvas.findByRole('button', { name: `Pausar ${track.title}` }),
    ).toBeVisible();
    await expect(canvas.getByTestId('heard')).toHaveTextContent(track.title);
  },
};

/** In a card. */
export const Large: Story = { tags: ['state:variants'], args: { width: 64 } };

export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };

export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: true } },
};

export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: () => void spyOn(console, 'warn').mockImplementation(() => {}),
  parameters: { msw: [http.get('*/api/tracks/:id', () => HttpResponse.error())] },
  args: { track: { id: 'trk_gone', title: 'Marea', coverImage: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Marea' }));
    await expect(await screen.findByText(/^No pudimos reproducir «Marea»/)).toBeVisible();
  },
};
