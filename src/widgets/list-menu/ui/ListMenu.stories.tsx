import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { delay, http, HttpResponse } from 'msw';
import { useSelector } from 'react-redux';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { makeMix } from '@/entities/mix/index.testing';
import { Heard, playingState, queuedTrack, queuedTracks } from '@/entities/playback/index.testing';
import { selectSignInPrompt } from '@/entities/session';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { MusicList } from '@/features/read-tracks';
import { sampleChart } from '@/shared/sample/sample-charts.ts';
import { sampleFullAlbum, sampleFullArtist } from '@/shared/sample/sample-music-pages.ts';
import { sampleFullPlaylist, sampleUserPlaylists } from '@/shared/sample/sample-playlists.ts';
import { sampleUserProfile } from '@/shared/sample/sample-profile.ts';
import { longTitle, showFocus } from '@/shared/testing';
import { MenuItem } from '@/shared/ui/menu';
import { ToastRegion } from '@/shared/ui/toast';
import { ListMenu } from '..';

const albumId = 'alb_nora-quintavalle_luna-de-ambar';
const album = { ...sampleFullAlbum(albumId), tracks: [...queuedTracks] };
const playlist = { ...sampleFullPlaylist('pls_ventana-abierta'), tracks: [...queuedTracks] };
const artist = sampleFullArtist('art_nora-quintavalle');
const person = sampleUserProfile('usr_demo-artista');

const lists = {
  album: { kind: 'album', id: albumId, name: 'Luna de ámbar' },
  playlist: { kind: 'playlist', id: playlist.id, name: 'Ventana abierta' },
  artist: { kind: 'artist', id: artist.id, name: 'Nora Quintavalle' },
  chart: { kind: 'chart', id: 'viral', name: 'Viral' },
  mix: { kind: 'mix', id: 'genre-rock', name: 'Mix de rock' },
  user: { kind: 'user', id: person.id, name: person.displayName },
  liked: { kind: 'liked', id: '', name: 'Canciones que te gustan' },
} as const satisfies Record<MusicList['kind'], MusicList>;

const answers = [
  http.get('*/api/albums/:id', () => HttpResponse.json(album)),
  http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists())),
  http.get('*/api/playlists/:id', () =>
    HttpResponse.json({ ...playlist, trackCount: queuedTracks.length, nextCursor: null }),
  ),
  http.get('*/api/artists/:id', () => HttpResponse.json(artist)),
  http.get('*/api/charts/:id', () => HttpResponse.json(sampleChart('viral'))),
  http.get('*/api/user/mixes/:id', () => HttpResponse.json({ ...makeMix(), tracks: queuedTracks })),
  http.get('*/api/users/:id', () => HttpResponse.json(person)),
  http.get('*/api/tracks/liked', () => HttpResponse.json(queuedTracks)),
];

const close = fn();

const AskedFor = () => <p data-testid="asked-for">{useSelector(selectSignInPrompt)}</p>;

const meta = {
  title: 'Music/Playlists/List menu',
  component: ListMenu,
  argTypes: { list: { control: false } },
  args: { list: lists.album, anchor: { x: 80, y: 60 }, onClose: close },
  parameters: {
    layout: 'fullscreen',
    state: signedIn(),
    docs: { story: { inline: false, height: '520px' } },
    guide: {
      use: 'Everything that can be done with a list, an artist or a person, the same wherever their name or picture stands (Link menus); headers open it by their button (List actions).',
      do: [
        'Put the items of the place, such as changing an own playlist, after the others.',
        'Show a visitor the same items: those that need an account ask them to sign in.',
      ],
      dont: [
        'Wait for the list before it opens: what needs its data waits in its place.',
        'Offer the page that is open.',
      ],
      keyboard: [
        { keys: 'Shift+F10, Menu', effect: 'Opens it from a link.' },
        {
          keys: 'Up, Down',
          effect: 'Goes through the items; a letter goes to the next that begins with it.',
        },
        { keys: 'Right, Left', effect: 'Opens and closes what an item leads to.' },
        { keys: 'Enter, Space', effect: 'Takes the item.' },
        { keys: 'Esc', effect: 'Closes it; the focus is back where it was.' },
      ],
    },
    msw: { handlers: answers },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Heard />
        <AskedFor />
        <ToastRegion label="Avisos" dismissLabel="Descartar" />
      </>
    ),
  ],
  beforeEach: () => {
    close.mockClear();
  },
  // Loads lazily.
  play: async () => {
    await item('Añadir a la cola');
  },
} satisfies Meta<typeof ListMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const item = (name: string) => screen.findByRole('menuitem', { name });
const choose = async (name: string) => userEvent.click(await item(name));
const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const heard = () => screen.getByTestId('heard').textContent;

const toPlay = [
  'Reproducir',
  'Escuchar en aleatorio',
  'Reproducir a continuación',
  'Añadir a la cola',
  'Añadir a playlist',
];

// Proves music-pages: List: each kind has its items
export const Album: Story = {
  tags: ['state:default', 'state:open', 'state:narrow'],
  play: async () => {
    await screen.findByRole('menu', { name: 'Opciones de Luna de ámbar' });
    await waitFor(async () =>
      expect(await item('Ir al artista')).toHaveAttribute('href', `/artist/${album.artist.id}`),
    );
    await expect(await item('Ir al álbum')).toHaveAttribute('href', `/album/${albumId}`);
    await expect(names()).toEqual([
      ...toPlay,
      'Guardar en tu biblioteca',
      'Ir al álbum',
      'Ir al artista',
      'Compartir',
      'Guardar sin conexión',
    ]);
  },
};

const ofKind = (kind: MusicList['kind'], others: readonly string[]): Story => ({
  tags: ['state:variants'],
  args: { list: lists[kind] },
  play: async () => {
    await item('Añadir a la cola');
    await expect(names()).toEqual([...toPlay, ...others]);
    await waitFor(() => expect(screen.queryByRole('menuitem', { busy: true })).toBeNull());
  },
});

/** Only its listener can open it, so it is not shared. */
export const Mix = ofKind('mix', ['Ir al mix']);
export const Playlist = ofKind('playlist', [
  'Guardar en tu biblioteca',
  'Ir a la playlist',
  'Ver quién la creó',
  'Compartir',
  'Guardar sin conexión',
  'Exportar',
]);
export const Artist = ofKind('artist', ['Seguir', 'Ir al artista', 'Compartir']);
export const Chart = ofKind('chart', ['Ir a la lista', 'Compartir']);
export const Person = ofKind('user', ['Seguir', 'Ir al perfil', 'Compartir']);
export const LikedSongs = ofKind('liked', [
  'Ir a Canciones que te gustan',
  'Guardar sin conexión',
  'Exportar',
]);

// Proves music-pages: List: not its own page again
export const OnItsOwnPage: Story = {
  tags: ['no-photo'],
  parameters: { address: `/album/${albumId}` },
  play: async () => {
    await item('Ir al artista');
    await expect(names()).not.toContain('Ir al álbum');
  },
};

export const OwnProfile: Story = {
  tags: ['no-photo'],
  args: { list: { ...lists.user, id: signedIn().session.user.id } },
  play: async () => {
    await item('Compartir');
    await expect(names()).not.toContain('Seguir');
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: { list: { ...lists.playlist, name: longTitle } },
  globals: { viewport: { value: 'narrow' } },
};

export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => userEvent.hover(await item('Escuchar en aleatorio')),
};

export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    await item('Reproducir');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'menuitem'));
    if (document.activeElement instanceof HTMLElement) showFocus(document.activeElement);
  },
};

// Proves music-pages: List: items keep their place while it loads
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [http.get('*/api/albums/:id', () => delay('infinite'))] } },
  play: async () => {
    await expect(await item('Guardar en tu biblioteca')).toHaveAttribute('aria-busy', 'true');
    await expect(await item('Ir al artista')).toHaveAttribute('aria-busy', 'true');
    await expect(names()).toHaveLength(10);
  },
};

const refused = () => HttpResponse.json({ error: 'No.', code: 'not-found' }, { status: 404 });

// Proves music-pages: List: it cannot be read
export const Failed: Story = {
  tags: ['state:failed', 'state:disabled'],
  parameters: { msw: { handlers: [http.get('*/api/albums/:id', refused)] } },
  play: async () => {
    await waitFor(async () =>
      expect(await item('Ir al artista')).toHaveAttribute('aria-disabled', 'true'),
    );
    await choose('Añadir a la cola');
    // Hovering keeps the toast.
    await userEvent.hover(
      await screen.findByText('No pudimos abrir «Luna de ámbar». Inténtalo de nuevo.'),
    );
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: {
      handlers: [http.get('*/api/albums/:id', () => HttpResponse.json({ ...album, tracks: [] }))],
    },
  },
  play: async () => {
    await choose('Reproducir');
    await userEvent.hover(
      await screen.findByText('En «Luna de ámbar» no hay canciones que reproducir.'),
    );
  },
};

/** A place's own items come last, so that all menus begin alike. */
export const WithItemsOfThePlace: Story = {
  tags: ['state:owner'],
  args: {
    list: lists.playlist,
    children: (
      <MenuItem icon={<Pencil size={18} />} onSelect={fn()}>
        Editar playlist
      </MenuItem>
    ),
  },
  play: async () => {
    await item('Editar playlist');
    await expect(names().at(-1)).toBe('Editar playlist');
  },
};

const titles = queuedTracks.map(({ title }) => title);

export const Plays: Story = {
  tags: ['no-photo'],
  play: async () => {
    await choose('Reproducir');
    await waitFor(() => expect(heard()).toBe(titles.join(' | ')));
    await expect(close).toHaveBeenCalledOnce();
  },
};

export const Shuffles: Story = {
  tags: ['no-photo'],
  args: { list: lists.playlist },
  play: async () => {
    await choose('Escuchar en aleatorio');
    await waitFor(() => expect(heard().split(' | ').toSorted()).toEqual(titles.toSorted()));
  },
};

export const Playing: Story = {
  tags: ['state:selected'],
  parameters: { state: { ...signedIn(), playback: playingState({ source: `album:${albumId}` }) } },
  play: async () => {
    await item('Pausar');
  },
};

const other = queuedTrack({ id: 'trk_otra', title: 'Otra' });
const last = queuedTrack({ id: 'trk_ultima', title: 'Última' });
const whileOtherPlays = { ...signedIn(), playback: playingState({}, [other, last]) };

// Proves music-pages: List: next and last in the queue
export const PlaysNext: Story = {
  tags: ['no-photo'],
  parameters: { state: whileOtherPlays },
  play: async () => {
    await choose('Reproducir a continuación');
    await screen.findByText('«Luna de ámbar» sonará a continuación.');
    await expect(heard()).toBe(['Otra', ...titles, 'Última'].join(' | '));
  },
};

export const Queues: Story = {
  tags: ['state:success'],
  parameters: { state: whileOtherPlays },
  play: async () => {
    await choose('Añadir a la cola');
    await userEvent.hover(await screen.findByText('«Luna de ámbar» está en la cola.'));
    await expect(heard()).toBe(['Otra', ...titles, 'Última'].join(' | '));
  },
};

const sent = fn<(body: unknown) => void>();

/** Comes in two parts. */
const inParts = [
  http.get('*/api/playlists/:id', () =>
    HttpResponse.json({
      ...playlist,
      tracks: queuedTracks.slice(0, 2),
      trackCount: queuedTracks.length,
      nextCursor: 'rest',
    }),
  ),
  http.get('*/api/playlists/:id/tracks', () =>
    HttpResponse.json({ tracks: queuedTracks.slice(2), nextCursor: null }),
  ),
];

// Proves music-pages: List: added whole to a playlist
/** The tracks that its page did not bring are read first. */
export const AddsAllToAPlaylist: Story = {
  tags: ['no-photo'],
  args: { list: lists.playlist },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists())),
        ...inParts,
        http.post('*/api/playlists/:id/tracks/several', async ({ request }) => {
          sent(await request.json());
          return HttpResponse.json(
            { added: 4, entryIds: ['ent_1', 'ent_2', 'ent_3', 'ent_4'], trackCount: 9 },
            { status: 201 },
          );
        }),
      ],
    },
  },
  play: async () => {
    sent.mockClear();
    const [target] = sampleUserPlaylists();
    await choose('Añadir a playlist');
    await choose(target?.name ?? '');
    await screen.findByText(`4 canciones de «Ventana abierta» añadidas a «${target?.name}».`);
    const trackIds = queuedTracks.map(({ id }) => id);
    await expect(sent.mock.calls).toEqual([[{ trackIds, allowDuplicates: false }]]);
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  },
};

// Proves brought-music: A playlist leaves
export const Exports: Story = {
  tags: ['no-photo'],
  args: { list: lists.playlist },
  parameters: { msw: { handlers: inParts } },
  play: async () => {
    const files = spyOn(URL, 'createObjectURL');
    await choose('Exportar');
    await choose('XSPF');
    await waitFor(() => expect(files).toHaveBeenCalledOnce());
    const [[file] = []] = files.mock.calls;
    const text = await (file as Blob).text();
    await expect(text.match(/<track>/g)).toHaveLength(queuedTracks.length);
    files.mockRestore();
  },
};

export const SavesTheAlbum: Story = {
  tags: ['no-photo'],
  play: async () => {
    await waitFor(async () =>
      expect(await item('Guardar en tu biblioteca')).not.toHaveAttribute('aria-busy'),
    );
    await choose('Guardar en tu biblioteca');
    await expect(close).toHaveBeenCalledOnce();
  },
};

// Proves music-pages: List: a visitor is asked to sign in
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: async () => {
    await choose('Añadir a playlist');
    await expect(screen.getByTestId('asked-for')).toHaveTextContent('create');
    await expect(close).toHaveBeenCalledOnce();
  },
};
