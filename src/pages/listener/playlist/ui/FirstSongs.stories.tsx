import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleRecentTracks } from '@/shared/sample/sample-tracks.ts';
import { longTitle, unanswered } from '@/shared/testing';
import { FirstSongs } from './FirstSongs';

const tracks = sampleRecentTracks().slice(0, 6);
const [first] = tracks;
const name = `Añadir «${first?.title}»`;

const oneAdded = tracks.slice(0, 1).map((track) => ({ ...track, entryId: 'ple_1', addedAt: '' }));
const added = fn<(body: unknown) => void>();
const radio = (change: object = {}) =>
  http.get('*/api/radio', () => HttpResponse.json({ tracks, ...change }));
const adding = http.post('*/api/playlists/:id/tracks', async ({ request }) => {
  added(await request.json());
  return HttpResponse.json({ entryId: 'ple_1' }, { status: 201 });
});

const meta = {
  title: 'Screens/Listener/First songs',
  component: FirstSongs,
  args: { playlist: { id: 'pls_nueva', name: 'Nueva', tracks: [] } },
  parameters: { frame: 'page', state: signedIn(), msw: [radio(), adding] },
  beforeEach: () => {
    added.mockClear();
  },
} satisfies Meta<typeof FirstSongs>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves library: Songs to begin with, on the page
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await waitFor(() => expect(added.mock.calls).toEqual([[{ trackId: first?.id }]]));
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
// Proves library: One is added
/** An added song is in the list above. */
export const OneAdded: Story = {
  tags: ['state:variants'],
  args: {
    playlist: {
      id: 'pls_nueva',
      name: 'Nueva',
      tracks: oneAdded,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(tracks.length - 1);
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};
/** The focus moves to the next song. */
export const KeepsFocus: Story = {
  tags: ['no-photo'],
  render: function Grows({ playlist }) {
    const [isAdded, setIsAdded] = useState(false);
    added.mockImplementation(() => setIsAdded(true));
    return <FirstSongs playlist={isAdded ? { ...playlist, tracks: oneAdded } : playlist} />;
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    const next = (await canvas.findByText(tracks[1]?.title ?? '')).closest('li');
    await waitFor(() => expect(next).toHaveFocus());
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: { msw: [radio({ tracks: tracks.map((track) => ({ ...track, title: longTitle })) })] },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered('*/api/radio')] },
};
export const NothingSimilar: Story = {
  tags: ['state:empty'],
  parameters: { msw: [radio({ tracks: [] })] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      radio(),
      http.post('*/api/playlists/:id/tracks', () =>
        HttpResponse.json({ code: 'invalid', error: '' }, { status: 400 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await expect(await canvas.findByText(/^No pudimos añadir/)).toBeVisible();
    await expect(canvas.getByRole('button', { name })).toBeEnabled();
  },
};
