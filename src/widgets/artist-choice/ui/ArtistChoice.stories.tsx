import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { recentArtists } from '../model/recent-artists';
import { ArtistChoice } from './ArtistChoice';

const search = http.get('*/api/search', ({ request }) =>
  HttpResponse.json(sampleSearch(new URL(request.url).searchParams.get('q') ?? '')),
);
const typed = '/spotify-for-artists?range=7days&find=mar';

const meta = {
  title: 'Work/Office/Artist choice',
  component: ArtistChoice,
  parameters: {
    state: signedIn({ role: 'admin' }),
    address: '/spotify-for-artists?range=7days',
    msw: { handlers: [search] },
    guide: {
      use: 'In the place of a screen of one artist, for those who may look at all and have not said at whom.',
      do: ['Keep the rest of the address: range and tab stay as they were.'],
      dont: ['Show it to artists: the server knows who they are.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the field, then each artist.' },
        { keys: 'Enter', effect: 'Opens the screen of the artist.' },
      ],
    },
  },
} satisfies Meta<typeof ArtistChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Escribe su nombre/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Whoever was chosen before is one press away, in the same place of the address. */
export const Recent: Story = {
  tags: ['state:default'],
  beforeEach: () =>
    recentArtists.list.replace(buildUser().id, [
      { id: 'art_soledad-amaranto', name: 'Soledad Amaranto', image: null },
      { id: 'art_kael-duarte', name: 'Kael Duarte', image: null },
    ]),
  play: async ({ canvas }) => {
    const recent = within(await canvas.findByRole('region', { name: 'Elegidos hace poco' }));
    await expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/spotify-for-artists?range=7days&artist=art_soledad-amaranto',
      '/spotify-for-artists?range=7days&artist=art_kael-duarte',
    ]);
  },
};
export const Found: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar un artista' }), 'mar');
    const found = await canvas.findByRole('link', { name: /Soledad Amaranto/ });
    await expect(found).toHaveAttribute(
      'href',
      '/spotify-for-artists?range=7days&artist=art_soledad-amaranto',
    );
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    address: typed,
    msw: { handlers: [http.get('*/api/search', () => delay('infinite'))] },
  },
};
export const NobodyFound: Story = {
  tags: ['state:empty'],
  parameters: { address: '/spotify-for-artists?find=qwxz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'No encontramos ningún artista con «qwxz».',
    );
  },
};
/** Where the server does not answer, those of the example can be found. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: {
    address: typed,
    msw: { handlers: [http.get('*/api/search', () => HttpResponse.error())] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Soledad Amaranto/ })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    address: typed,
    msw: {
      handlers: [
        http.get('*/api/search', () =>
          HttpResponse.json(
            { code: 'too-many-requests', error: 'Demasiados intentos seguidos.' },
            { status: 429 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: typed },
  globals: { viewport: { value: 'narrow' } },
};
