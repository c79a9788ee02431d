import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { makePitch } from '@/entities/pitch/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { emptyPitch, sendPitch } from '@/features/submit-pitch';
import { pitchStatuses } from '@/shared/contract/pitch-choices.ts';
import type { Pitch } from '@/shared/contract/pitch.ts';
import { longName, longTitle } from '@/shared/testing';
import { Text } from '@/shared/ui/text';
import { SentPitches } from './SentPitches';

const place = { owner: 'usr_demo-oyente' };
const each = pitchStatuses.map((status, index) =>
  makePitch(`p${index}`, { trackTitle: `Canción ${index + 1}`, status }),
);
const answer = (pitches: Pitch[]) => [
  http.get('*/api/promotion/pitches', () => HttpResponse.json(pitches)),
];
const send = (title: string) =>
  sendPitch(place, {
    ...emptyPitch('Nora Quintavalle'),
    title,
    releaseDate: '2026-12-04',
    description: 'Un vals.',
  });

const meta = {
  title: 'Work/Promotion/Sent pitches (mis envíos)',
  component: SentPitches,
  args: {
    place,
    headingLevel: 2,
    empty: <Text>Nada todavía.</Text>,
    stateOf: ({ created }) => created && <Text size="small">{created.delivery}</Text>,
  },
  parameters: {
    state: signedIn({ role: 'artist' }),
    msw: answer(each),
    guide: {
      use: 'What somebody has proposed to the editors, wherever they propose it.',
      do: ['Fill the place of a state with Created state.'],
      dont: ['Leave out what the editors said.'],
      keyboard: [{ keys: 'Tab', effect: 'Goes to the search of a long list, and to its buttons.' }],
    },
  },
  beforeEach: () => {
    localStorage.removeItem(`pitches-seen:${place.owner}`);
    return () => {
      for (const { id } of outbox.read(place.owner)) outbox.remove(place.owner, id);
    };
  },
} satisfies Meta<typeof SentPitches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = { tags: ['state:default', 'state:variants'] };
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/promotion/pitches', () => delay('infinite'))] },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada todavía.')).toBeVisible();
  },
};
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: [http.get('*/api/promotion/pitches', () => HttpResponse.json({}, { status: 503 }))],
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get('*/api/promotion/pitches', () =>
        HttpResponse.json({ code: 'forbidden', error: 'No puedes.' }, { status: 403 }),
      ),
    ],
  },
};
/** What this device alone has stands in front, also where the server already has it. */
export const Waiting: Story = {
  tags: ['state:pending'],
  beforeEach: () => void send('Carta sin sello'),
  play: async ({ canvas }) => {
    await canvas.findByText('Canción 1');
    const titles = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Carta sin sello',
      'Canción 1',
      'Canción 2',
      'Canción 3',
      'Canción 4',
    ]);
    await expect(canvas.getByText('waiting')).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answer([
      makePitch('long', { trackTitle: longTitle, artistName: longName, feedback: longTitle }),
    ]),
  },
};
/** Where an accepted song goes, and where it is already. */
export const Placed: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: answer([
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
/** A long list is searched and filtered. */
export const Many: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: answer(
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
    await expect(canvas.getAllByRole('listitem')).toHaveLength(11);
    await userEvent.selectOptions(canvas.getByLabelText('Estado'), 'accepted');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.type(search, 'x');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ningún envío coincide');
  },
};
