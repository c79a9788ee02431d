import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { Heard } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleBrowsePage } from '@/shared/sample/sample-search.ts';
import { findsRole, findsText, longTitle, refused, unanswered } from '@/shared/testing';
import { BrowsePage } from './BrowsePage';

const genre = sampleBrowsePage({ kind: 'genre', id: 'pop' });
const answer = (page: object = genre) => [
  http.get('*/api/genres/:id', () => HttpResponse.json(page)),
  http.get('*/api/moods/:id', () =>
    HttpResponse.json(sampleBrowsePage({ kind: 'mood', id: 'rain' })),
  ),
];

const meta = {
  title: 'Screens/Listener/Mood or genre (estado de ánimo, género)',
  tags: ['tall'],
  component: BrowsePage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    route: '/genre/:id',
    address: '/genre/pop',
    state: signedIn(),
    msw: answer(),
  },
} satisfies Meta<typeof BrowsePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  render: () => (
    <>
      <BrowsePage />
      <Heard />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Pop' })).toBeVisible();
    await expect(document.title).toMatch(/^Pop · /);
    const grid = canvas.getByRole('grid', { name: 'Pop' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(genre.tracks.length + 1);
    await expect(canvas.getByRole('region', { name: 'Artistas' })).toBeVisible();
    const [play] = canvas.getAllByRole('button', { name: 'Reproducir Pop' });
    if (!play) throw new Error('The page cannot be played.');
    await userEvent.click(play);
    await waitFor(() =>
      expect(canvas.getByTestId('heard')).toHaveTextContent(genre.tracks[0]?.title ?? ''),
    );
  },
};
export const Mood: Story = {
  tags: ['state:variants'],
  parameters: { route: '/mood/:id', address: '/mood/rain' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Tarde de lluvia' }),
    ).toBeVisible();
    await expect(canvas.getByText('Estado de ánimo')).toBeVisible();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Visitor: Story = { tags: ['state:visitor'], parameters: { state: asVisitor } };
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answer({ tracks: [], artists: [], playlists: [] }) },
  play: findsText('Todavía no hay canciones aquí'),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answer({
      ...genre,
      tracks: genre.tracks.map((track) => ({ ...track, title: longTitle })),
    }),
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered('*/api/genres/:id')] },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: { address: '/genre/polca', msw: [refused('*/api/genres/:id', 'not-found')] },
  play: findsRole('heading', { level: 1, name: 'No hay nada con ese nombre' }),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused('*/api/genres/:id', 'forbidden')] },
  play: findsRole('alert'),
};
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: [http.get('*/api/genres/:id', () => HttpResponse.error())] },
  play: findsRole('grid', { name: 'Pop' }),
};
