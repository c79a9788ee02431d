import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useSelector } from 'react-redux';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { selectSource } from '@/entities/playback';
import { queuedTrack, queuedTracks } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { showFocus, toArgType } from '@/shared/testing';
import { AnchoredMenu } from '@/shared/ui/menu';
import { ToastRegion } from '@/shared/ui/toast';
import { RadioItem } from './RadioItem';

const answers = (tracks: unknown) => http.get('*/api/radio', () => HttpResponse.json({ tracks }));
const Playing = () => <p data-testid="source">{useSelector(selectSource)}</p>;
const source = () => screen.findByTestId('source');
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name }));

const meta = {
  title: 'Music/Tracks/Radio item',
  component: RadioItem,
  argTypes: { kind: toArgType({ track: true, artist: true, album: true, playlist: true }) },
  args: { kind: 'track', id: 'trk_luna', name: 'Luna de ámbar', first: queuedTrack() },
  parameters: {
    state: signedIn(),
    docs: { story: { inline: false, height: '320px' } },
    msw: { handlers: [answers(queuedTracks)] },
    guide: {
      use: 'In the menu of a song, an artist, an album or a playlist: plays what is similar.',
      do: ['Give the song itself, so that it plays first.'],
      dont: ['Use it where nothing can be played.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Starts the radio.' }],
    },
  },
  decorators: [
    (Story) => (
      <>
        <AnchoredMenu anchor={{ x: 40, y: 40 }} label="Opciones" onClose={fn()}>
          <Story />
        </AnchoredMenu>
        <Playing />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
} satisfies Meta<typeof RadioItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfASong: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => showFocus(await screen.findByRole('menuitem')),
};

export const Started: Story = {
  play: async () => {
    await press('Radio de la canción');
    await expect(await screen.findByText('radio:track:trk_luna')).toBeVisible();
  },
};

export const OfAnAlbum: Story = {
  tags: ['state:variants'],
  args: { kind: 'album', id: 'alb_orilla', name: 'La otra orilla' },
  play: async () => {
    await press('Radio del álbum');
    await expect(await screen.findByText('radio:album:alb_orilla')).toBeVisible();
  },
};

export const NothingSimilar: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: [answers([])] } },
  play: async () => {
    await press('Radio de la canción');
    await screen.findByText('No hay nada parecido a «Luna de ámbar» todavía.');
    await expect(await source()).toBeEmptyDOMElement();
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: { handlers: [http.get('*/api/radio', () => new HttpResponse(null, { status: 503 }))] },
  },
  play: async () => {
    await press('Radio de la canción');
    await screen.findByText(/^No pudimos empezar la radio de «Luna de ámbar»/, undefined, {
      timeout: 10_000,
    });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get('*/api/radio', () => delay('infinite'))] } },
  play: () => press('Radio de la canción'),
};
