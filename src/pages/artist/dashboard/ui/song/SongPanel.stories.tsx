import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { ArtistTrack } from '@/shared/contract/artist-figures.ts';
import type { TrackTimeline } from '@/shared/contract/track-timeline.ts';
import { sampleTracks } from '@/shared/sample/artist-figures/sample-tracks.ts';
import { longTitle, refused, typed, unanswered } from '@/shared/testing';
import { SongPanel } from './SongPanel';

const path = '*/api/artist/tracks/:id/timeline';
const answer = (events: TrackTimeline) => [http.get(path, () => HttpResponse.json(events))];

const noche = { playlistId: 'pls_noche', name: 'Noche larga' };
const decided = { pitchId: 'pit_1', by: 'Eva Editora' };

const events: TrackTimeline = [
  { kind: 'entered', ...noche, day: '2026-11-12', place: 4, isIn: true, streams: 12_847 },
  { kind: 'left', playlistId: 'pls_2', name: 'Novedades', day: '2026-11-10' },
  { kind: 'entered', ...noche, day: '2026-10-30', place: null, isIn: false, streams: null },
  {
    kind: 'entered',
    playlistId: 'pls_2',
    name: 'Novedades',
    day: '2026-10-16',
    place: 1,
    isIn: false,
    streams: 1,
  },
  { kind: 'released', day: '2026-10-16' },
  {
    kind: 'accepted',
    ...decided,
    day: '2026-10-02',
    word: 'Suena a casa.',
    playlists: ['Noche larga', 'Novedades'],
  },
  { kind: 'pitched', pitchId: 'pit_1', day: '2026-09-28', playlists: ['Noche larga'] },
  {
    kind: 'rejected',
    pitchId: 'pit_0',
    by: null,
    day: '2026-09-02',
    word: 'Ya tenemos muchas así.',
  },
  { kind: 'pitched', pitchId: 'pit_0', day: '2026-08-28', playlists: [] },
];

const [song] = sampleTracks as [ArtistTrack, ...ArtistTrack[]];

const meta = {
  title: 'Work/Artist/Song panel (recorrido de una canción)',
  component: SongPanel,
  argTypes: { track: typed('ArtistTrack') },
  args: { track: song, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    address: '/spotify-for-artists?tab=music',
    state: signedIn({ role: 'artist' }),
    msw: answer(events),
    guide: {
      use: 'All about a song of the artist: its sound, its figures, and what happened to it.',
      do: ['Open it from each table of songs.'],
      dont: ['Name a playlist that is not public.'],
      keyboard: [{ keys: 'Escape', effect: 'Closes it and gives the focus back.' }],
    },
  },
} satisfies Meta<typeof SongPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const readEvents = async () => {
  const panel = within(await screen.findByRole('dialog', { name: song.title }));
  await panel.findAllByRole('time');
  const list = panel.getAllByRole('list').at(-1);
  return [...(list?.children ?? [])].map(({ textContent }) => textContent);
};

// Proves artist-dashboard: What happened to a song, shown
export const Default: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async () => {
    const [first, second, , one, , accepted, , rejected, last] = await readEvents();
    await expect(first).toMatch(
      /^Entró en «Noche larga», en el puesto 412.847 reproducciones en Tonada desde ese día\./,
    );
    await expect(second).toMatch(/^Salió de «Novedades»/);
    await expect(one).toMatch(/1 reproducción en Tonada mientras estuvo\./);
    await expect(accepted).toMatch(/^Aceptada en Noche larga y Novedades.*Eva Editora.*«Suena/);
    await expect(rejected).toMatch(/^Esta vez no se aceptó«Ya tenemos muchas así\.»/);
    await expect(last).toMatch(/^La enviaste al equipo editorial28 de agosto/);
  },
};
/** Never proposed, and in no playlist. */
export const OnlyOut: Story = {
  tags: ['state:empty'],
  parameters: { msw: answer([{ kind: 'released', day: '2024-05-17' }]) },
};
/** The names of playlists that are no longer public stay unknown. */
export const Hidden: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: answer(events.map((event) => ('playlistId' in event ? { ...event, name: null } : event))),
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { track: { ...song, title: longTitle, album: longTitle, streams: 1_234_567_890 } },
  parameters: {
    msw: answer(
      events.map((event) => ('playlistId' in event ? { ...event, name: longTitle } : event)),
    ),
  },
};
