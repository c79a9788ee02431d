import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { makeMix } from '@/entities/mix/index.testing';
import { Heard } from '@/entities/playback/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { sampleRecentTracks } from '@/shared/sample/sample-tracks.ts';
import { findsRole, findsText, longTitle, refused, unanswered } from '@/shared/testing';
import { MixPage } from './MixPage';

const mix = { ...makeMix(), tracks: sampleRecentTracks() };
const answer = (change: object = {}) => [
  http.get('*/api/user/mixes/:id', () => HttpResponse.json({ ...mix, ...change })),
];

const meta = {
  title: 'Screens/Listener/Mix (hecho para ti)',
  tags: ['tall'],
  component: MixPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    route: '/mix/:id',
    address: '/mix/genre-rock',
    state: signedIn(),
    msw: answer(),
  },
} satisfies Meta<typeof MixPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves home: The page of a mix
export const Ready: Story = {
  tags: ['state:default'],
  render: () => (
    <>
      <MixPage />
      <Heard />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Mix de rock' }),
    ).toBeVisible();
    await expect(document.title).toMatch(/^Mix de rock · /);
    await expect(canvas.getByText('Porque sueles escuchar rock por la noche')).toBeVisible();
    const [play] = canvas.getAllByRole('button', { name: 'Reproducir Mix de rock' });
    if (!play) throw new Error('The mix cannot be played.');
    await userEvent.click(play);
    await waitFor(() =>
      expect(canvas.getByTestId('heard')).toHaveTextContent(mix.tracks[0]?.title ?? ''),
    );
  },
};
export const NotRecommendedAnyMore: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: /^Más opciones de / });
    const title = mix.tracks[0]?.title ?? '';
    await expect(more).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Más opciones de ${title}` }));
    await expect(
      await screen.findByRole('menuitem', { name: 'No me recomiendes esto' }),
    ).toBeVisible();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answer({ tracks: [] }) },
  play: findsText('No quedan canciones en este mix'),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: answer({ kind: 'artist', artist: { id: 'art_long', name: longTitle } }),
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered('*/api/user/mixes/:id')] },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: { msw: [refused('*/api/user/mixes/:id', 'not-found')] },
  play: findsRole('heading', { level: 1, name: 'Este mix ya no está' }),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused('*/api/user/mixes/:id', 'forbidden')] },
  play: findsRole('alert'),
};
