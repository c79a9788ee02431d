import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { makePitch } from '@/entities/pitch/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { SentPitch } from '@/features/submit-pitch';
import { pitchStatuses } from '@/shared/contract/pitch-choices.ts';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { findsText, longName, longTitle } from '@/shared/testing';
import { Text } from '@/shared/ui/text';
import { SentPitches } from './SentPitches';

const owner = 'usr_demo-oyente';
const sent = (pitches: readonly Pitch[]): SentPitch[] =>
  pitches.map((thing) => ({ thing, pending: null }));
const each = pitchStatuses.map((status, index) =>
  makePitch(`p${index}`, { trackTitle: `Canción ${index + 1}`, status }),
);

const meta = {
  title: 'Work/Promotion/Sent pitches (mis envíos)',
  component: SentPitches,
  args: { owner, sent: sent(each), headingLevel: 2, empty: <Text>Nada todavía.</Text> },
  parameters: {
    state: signedIn({ role: 'artist' }),
    guide: {
      use: 'What somebody has proposed to the editors, wherever they propose it.',
      do: ['Give it what waits on this device in front of what the server has.'],
      dont: ['Leave out what the editors said.'],
      keyboard: [{ keys: 'Tab', effect: 'Goes to the search of a long list, and to its buttons.' }],
    },
  },
  beforeEach: () => localStorage.removeItem(`pitches-seen:${owner}`),
} satisfies Meta<typeof SentPitches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = { tags: ['state:default', 'state:variants', 'state:narrow'] };
export const Empty: Story = {
  tags: ['state:empty'],
  args: { sent: [] },
  play: findsText('Nada todavía.'),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    sent: sent([
      makePitch('long', { trackTitle: longTitle, artistName: longName, feedback: longTitle }),
    ]),
  },
};
/** A song is heard before its release as its artist sent it, and after it as everybody hears it. */
export const Heard: Story = {
  tags: ['no-photo'],
  args: {
    sent: sent([
      makePitch('soon', { trackTitle: 'Luz', audioUrl: '/media/luz.mp3' }),
      makePitch('out', { trackTitle: 'Mar', trackId: 'trk_mar', isOut: true }),
      makePitch('hand', { trackTitle: 'Sal' }),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const played = spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await userEvent.click(await canvas.findByRole('button', { name: 'Reproducir Luz' }));
    await expect(await canvas.findByRole('button', { name: 'Pausar Luz' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reproducir Mar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reproducir Sal' })).toBeNull();
    played.mockRestore();
  },
};
// Proves pitching: The playlists, shown to the artist
/** Playlists that an accepted song enters, or is already in. */
export const Placed: Story = {
  tags: ['no-photo'],
  args: {
    sent: sent([
      makePitch('in', {
        status: 'accepted',
        placements: [
          { id: 'pls_1', name: 'Noche', isIn: true },
          { id: 'pls_2', name: 'Novedades', isIn: false },
        ],
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ya está en «Noche».')).toBeVisible();
    await expect(canvas.getByText('Aceptada en «Novedades»: entra cuando salga.')).toBeVisible();
  },
};
// Proves pitching: A long list is searched
/** A long list has a search and state chips. */
export const Many: Story = {
  tags: ['state:extreme-numbers'],
  args: {
    sent: sent(
      Array.from({ length: 40 }, (_, index) =>
        makePitch(`many${index}`, {
          trackTitle: `Tema ${index + 1}`,
          status: index % 2 ? 'accepted' : 'pending',
        }),
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'tema 1');
    await expect(canvas.getAllByRole('article')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: /^Aceptado/ }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.type(search, 'x');
    await expect(canvas.getByText('Ningún envío coincide con tu búsqueda.')).toBeVisible();
  },
};
