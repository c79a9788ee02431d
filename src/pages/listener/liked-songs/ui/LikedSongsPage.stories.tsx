import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { sampleLikedTracks } from '@/shared/sample/sample-tracks.ts';
import { findsRole } from '@/shared/testing';
import { LikedSongsPage } from './LikedSongsPage';

const liked = sampleLikedTracks();
const answer = (tracks: typeof liked) =>
  http.get('*/api/tracks/liked', () => HttpResponse.json(tracks));

const limited = HttpResponse.json(
  {
    code: 'too-many-requests',
    error: 'Demasiados intentos seguidos. Espera un poco y vuelve a intentarlo.',
  },
  { status: 429 },
);

const longTitle =
  'Canciones para volver caminando cuando ya no pasa ningún tren y la ciudad entera se queda mirando cómo amanece despacio';

const meta = {
  title: 'Screens/Listener/Liked songs (canciones que te gustan)',
  // Song lists and shelves have no fixed length.
  tags: ['tall'],
  component: LikedSongsPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/collection/tracks',
    state: signedIn(),
    msw: [answer(liked)],
  },
} satisfies Meta<typeof LikedSongsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute(
      'aria-rowcount',
      String(liked.length + 1),
    );
    await expect(canvas.getByText(/^25 canciones · /)).toBeVisible();
  },
};
export const InTheApplication: Story = {
  tags: ['!autodocs'],
  parameters: {
    frame: 'application',
    state: { ...signedIn(), playback: playingState() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};
export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get('*/api/tracks/liked', () => delay('infinite'))] },
};
// Proves library: No likes
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: [answer([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buscar canciones' })).toHaveAttribute(
      'href',
      '/search',
    );
  },
};
// Proves failures: Sample data are not one's own likes
// Proves library: Sample data
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: [http.get('*/api/tracks/liked', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
    await expect(canvas.getByText('Canciones de ejemplo, no las tuyas')).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: /^Quitar .* de Canciones que te gustan$/ }),
    ).toBeNull();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get('*/api/tracks/liked', () => limited.clone())] },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: [
      answer(
        liked.map((track) => ({
          ...track,
          title: longTitle,
          artist: { ...track.artist, name: longTitle },
          album: { ...track.album, title: longTitle },
        })),
      ),
    ],
  },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const WithoutPictures: Story = {
  tags: ['state:no-image'],
  parameters: {
    msw: [
      answer(liked.map((track) => ({ ...track, album: { ...track.album, coverImage: null } }))),
    ],
  },
};
const manyTracks = 10_000;
const tracksFrom = (start: number, count: number) =>
  Array.from({ length: Math.min(count, manyTracks - start) }, (_, step) => ({
    ...(liked[(start + step) % liked.length] as (typeof liked)[number]),
    id: `trk_${start + step}`,
    duration: 36_000,
  }));
/** Ten thousand, of which the first hundred are loaded. */
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: [
      http.get('*/api/tracks/liked', ({ request }) => {
        const requested = new URL(request.url).searchParams;
        const start = Number(requested.get('cursor') ?? 0);
        const end = start + Number(requested.get('limit') ?? 100);
        return HttpResponse.json(tracksFrom(start, end - start), {
          headers: {
            'x-total-count': String(manyTracks),
            'x-total-duration': '2180000',
            ...(end < manyTracks && { 'x-next-cursor': String(end) }),
          },
        });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10.000 canciones · 605 h 33 min')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  },
};

let remaining = liked;
// Proves library: The row leaves
export const UnlikedRowLeaves: Story = {
  beforeEach: () => {
    remaining = liked.slice(0, 2);
  },
  parameters: {
    msw: [
      http.get('*/api/tracks/liked', () => HttpResponse.json(remaining)),
      http.post('*/api/tracks/:id/like', ({ params }) => {
        remaining = remaining.filter(({ id }) => id !== params['id']);
        return HttpResponse.json({ liked: false });
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', {
      name: /^Quitar .* de Canciones que te gustan$/,
    });
    if (!first) throw new Error('The list has no heart.');
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'));
  },
};
