import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleLikedTracks } from '@/shared/sample/answers.ts';
import { LikedSongsPage } from './LikedSongsPage';

const liked = sampleLikedTracks();
const answer = (tracks: typeof liked) =>
  http.get('*/api/tracks/liked', () => HttpResponse.json(tracks));

const meta = {
  title: 'Screens/Listener/Liked songs/Page',
  component: LikedSongsPage,
  parameters: {
    address: '/collection/tracks',
    state: signedIn(),
    msw: [answer(liked)],
  },
} satisfies Meta<typeof LikedSongsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute(
      'aria-rowcount',
      String(liked.length + 1),
    );
    await expect(canvas.getByText(/^25 canciones · /)).toBeVisible();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = {
  parameters: { msw: [http.get('*/api/tracks/liked', () => delay('infinite'))] },
};
export const Empty: Story = {
  parameters: { msw: [answer([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Buscar canciones' })).toHaveAttribute(
      'href',
      '/search',
    );
  },
};
export const SampleFallback: Story = {
  parameters: { msw: [http.get('*/api/tracks/liked', () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

let remaining = liked;
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
