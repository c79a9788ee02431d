import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { makeStory } from '@/entities/story/index.testing';
import type { StoryRing } from '@/shared/contract/story.ts';
import { findsText, longName } from '@/shared/testing';
import { ArtistStories } from './lazy-parts';
import { StoryRow } from './StoryRow';

const names = ['Nora Quintavalle', 'Los Martes Impares', 'Candela Ruán'];
const rings: StoryRing[] = names.map((artistName, index) => ({
  artistId: `art_${index}`,
  artistName,
  image: null,
  isSeen: index === 2,
}));
const requested = fn();
const answers = (stories: StoryRing[]) => [
  http.get('*/api/user/highlights', () => {
    requested();
    return HttpResponse.json({ unread: 0, stories });
  }),
  http.get('*/api/artists/:id/stories', () => HttpResponse.json([makeStory('sto_1')])),
  http.post('*/api/stories/:id/views', () => new HttpResponse(null, { status: 204 })),
];

const meta = {
  title: 'Music/Stories/Story row',
  component: StoryRow,
  // Loads the lazy part before the story runs.
  loaders: [() => ArtistStories.load()],
  beforeEach: () => void requested.mockClear(),
  parameters: {
    state: signedIn(),
    msw: { handlers: answers(rings) },
    guide: {
      use: 'On home: who of the artists whom the listener follows has stories.',
      do: ['Ask for it once the page has come to rest.'],
      dont: ['Put it where it moves what somebody looks at.'],
      keyboard: [{ keys: 'Tab, Enter', effect: 'Reaches a ring, and opens its stories.' }],
    },
  },
} satisfies Meta<typeof StoryRow>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves stories: The focus comes back
/** New stories first; closing the viewer reloads the row. */
export const Default: Story = {
  tags: ['state:default', 'state:variants'],
  play: async ({ canvas, userEvent }) => {
    const ring = await canvas.findByRole('button', {
      name: 'Ver las historias nuevas de Nora Quintavalle',
    });
    await expect(
      canvas.getByRole('button', { name: 'Volver a ver las historias de Candela Ruán' }),
    ).toBeVisible();
    await userEvent.click(ring);
    await screen.findByRole('dialog', { name: 'Nora Quintavalle' }, { timeout: 5_000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(ring).toHaveFocus());
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: { handlers: answers([]) } },
  play: findsText('Nadie a quien sigues tiene historias ahora.'),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: { handlers: answers(rings.map((ring) => ({ ...ring, artistName: longName }))) },
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
