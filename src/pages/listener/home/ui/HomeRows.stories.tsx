import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { storedWelcome } from '@/entities/account';
import { makeMix } from '@/entities/mix/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import type { Home } from '@/shared/contract/home.ts';
import { sampleRecentTracks } from '@/shared/sample/sample-tracks.ts';
import { HomePage } from './HomePage';
import { storedRows } from './RowsToCome';
import { onHome, recent, answers, longTitle } from '../testing/home-answers';

const meta = {
  ...onHome,
  title: 'Screens/Listener/Home: filas propias',
  tags: ['tall'],
  component: HomePage,
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const begun = sampleRecentTracks().map(({ album }) => {
  return { kind: 'album', ...album } as const;
});

const releases = sampleRecentTracks().map(({ album, artist, releaseDate }) => {
  return { ...album, artist, releaseDate };
});

const vera = { kind: 'artist', id: 'art_vera', title: 'Vera Solana', coverImage: null } as const;

const theirs: Home = {
  opened: [vera, ...begun]
    .filter(({ id }, index, all) => all.findIndex((one) => one.id === id) === index)
    .slice(0, 3),
  unfinished: [...new Map(begun.map((list) => [list.id, list])).values()]
    .slice(0, 4)
    .map((list, index) => ({ ...list, left: index + 1, next: 'trk_next' })),
  releases: [...new Map(releases.map((list) => [list.id, list])).values()].slice(0, 4),
  mixes: [
    makeMix(),
    makeMix({ id: 'calm', kind: 'calm', part: 'morning' }),
    makeMix({ id: 'artist', kind: 'artist', artist: { id: 'art_vera', name: 'Vera Solana' } }),
  ],
  hasStories: false,
  hasFollowed: true,
};

const home = (answer: () => Response) => http.get('*/api/user/home', answer);

// Proves home: The rows and their order
/** A home that is theirs: every row is there, in the order that is the same for all. */
export const Theirs: Story = {
  tags: ['state:listener', 'state:narrow'],
  parameters: {
    state: signedIn({ displayName: 'Alma' }),
    msw: { handlers: [home(() => HttpResponse.json(theirs)), ...answers] },
  },
  play: async ({ canvas }) => {
    const tiles = within(canvas.getByRole('list', { name: 'Accesos directos' }));
    await waitFor(() => expect(tiles.getAllByRole('link')).toHaveLength(6));
    await expect(
      tiles
        .getAllByRole('link')
        .slice(0, 2)
        .map((link) => link.textContent),
    ).toEqual(['Canciones que te gustan', 'Vera Solana']);
    await canvas.findByRole('grid', { name: 'Reproducido recientemente' });
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Seguir escuchando',
      'Reproducido recientemente',
      'Novedades',
      'Hecho para ti',
    ]);
    await expect(canvas.getByText('Te queda 1 canción')).toBeVisible();
    const mixes = within(canvas.getByRole('region', { name: 'Hecho para ti' }));
    await expect(mixes.getByText('Porque sueles escuchar rock por la noche')).toBeVisible();
    await expect(
      mixes.getByRole('heading', { level: 3, name: 'Seleccionado por Tonada' }),
    ).toBeVisible();
    await expect(mixes.getByRole('link', { name: 'Ventana abierta' })).toBeVisible();
  },
};

// Proves home: A part of the next card
/** A part of the next card shows that a row goes on. */
export const TheirsTablet: Story = {
  ...Theirs,
  tags: ['no-photo'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const mixes = within(await canvas.findByRole('region', { name: 'Novedades' }));
    const cards = mixes.getAllByRole('listitem');
    const end = mixes.getByRole('list').getBoundingClientRect().right;
    const isCut = cards.some((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left + 40 < end && right > end + 40;
    });
    await expect(isCut).toBe(true);
  },
};

export const TheirsLongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    state: signedIn({ displayName: 'Alma' }),
    msw: {
      handlers: [
        home(() =>
          HttpResponse.json({
            ...theirs,
            unfinished: theirs.unfinished.map((list) => ({ ...list, title: longTitle })),
            releases: theirs.releases.map((one) => ({
              ...one,
              title: 'أغاني الليل الطويل',
              artist: { ...one.artist, name: longTitle },
            })),
          }),
        ),
        ...answers,
      ],
    },
  },
};

// Proves home: Without the call the rest stays
/** The other parts stay. */
export const TheirsFailed: Story = {
  tags: ['state:failed'],
  parameters: {
    state: signedIn({ displayName: 'Alma' }),
    msw: { handlers: [home(() => new HttpResponse(null, { status: 503 })), ...answers] },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Reproducido recientemente' });
    const tiles = within(canvas.getByRole('list', { name: 'Accesos directos' }));
    await expect(tiles.getAllByRole('link')).toHaveLength(6);
    await expect(canvas.queryByText('Seguir escuchando')).toBeNull();
  },
};

let asked = Promise.withResolvers<() => void>();

// Proves home: The rows of last time keep their room
/** Only stories and recent tracks, as last time: nothing moves when they come. */
export const KeepsItsPlace: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    asked = Promise.withResolvers();
    storedRows.write(['stories']);
    return () => storedRows.clear();
  },
  parameters: {
    state: signedIn({ displayName: 'Alma' }),
    msw: {
      handlers: [
        http.get('*/api/user/home', async () => {
          await new Promise<void>((resolve) => asked.resolve(resolve));
          return HttpResponse.json({ ...theirs, unfinished: [], releases: [], hasStories: true });
        }),
        ...answers,
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const getTop = () =>
      canvas.getByRole('heading', { level: 2, name: 'Hecho para ti' }).getBoundingClientRect().top -
      canvasElement.getBoundingClientRect().top;
    const answerHome = await asked.promise;
    const before = getTop();
    answerHome();
    await canvas.findByRole('grid', { name: 'Reproducido recientemente' });
    await expect(Math.abs(getTop() - before)).toBeLessThan(8);
  },
};

// Proves home: Offered on home to somebody who follows nobody
/** Somebody who registered from a prompt and never met the first choice of artists. */
export const FollowsNobody: Story = {
  tags: ['state:listener'],
  beforeEach: () => storedWelcome.clear(),
  parameters: {
    state: signedIn({ displayName: 'Alma' }),
    msw: {
      handlers: [home(() => HttpResponse.json({ ...theirs, hasFollowed: false })), ...answers],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const offer = within(await canvas.findByRole('region', { name: 'Elige tres artistas' }));
    await expect(offer.getByRole('link', { name: 'Elegir artistas' })).toHaveAttribute(
      'href',
      '/welcome',
    );
    await userEvent.click(offer.getByRole('button', { name: 'Ahora no' }));
    await expect(canvas.queryByText('Elige tres artistas')).toBeNull();
    await expect(storedWelcome.read()).toBe(true);
  },
};

export const FollowsNobodyNarrow: Story = {
  ...FollowsNobody,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Elige tres artistas' });
  },
};

const hasHeardNothing = recent(() => HttpResponse.json([]));

// Proves home: Nothing heard yet
export const NewListener: Story = {
  tags: ['state:listener', 'state:narrow'],
  parameters: {
    state: signedIn({ displayName: 'Alma' }),
    msw: { handlers: [hasHeardNothing, ...answers] },
  },
  play: async ({ canvas, userEvent }) => {
    const start = within(await canvas.findByRole('grid', { name: 'Para empezar' }));
    await expect(start.getAllByRole('row')).toHaveLength(7);
    const [first] = start.getAllByRole('button', { name: /^Reproducir / });
    if (!first) throw new Error('there is nothing to play');
    await userEvent.click(first);
    await expect(await start.findByRole('button', { name: /^Pausar / })).toBeVisible();
    await expect(canvas.queryByText('Reproducido recientemente')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ver lo más escuchado' })).toHaveAttribute(
      'href',
      '/chart/global',
    );
    await expect(canvas.getByRole('region', { name: 'Hecho para ti' })).toBeVisible();
  },
};

const ofFollowed = [
  makeMix({
    id: 'followed-art_vera',
    kind: 'followed',
    artist: { id: 'art_vera', name: 'Vera Solana' },
  }),
];

// Proves home: A new account begins with its artists
export const NewListenerWithArtists: Story = {
  tags: ['no-photo'],
  parameters: {
    state: signedIn({ displayName: 'Alma' }),
    msw: {
      handlers: [
        home(() => HttpResponse.json({ ...theirs, mixes: ofFollowed })),
        http.get('*/api/user/mixes/followed-art_vera', () =>
          HttpResponse.json({ ...ofFollowed[0], tracks: sampleRecentTracks() }),
        ),
        hasHeardNothing,
        ...answers,
      ],
    },
  },
  play: async ({ canvas }) => {
    const start = within(await canvas.findByRole('grid', { name: 'Para empezar' }));
    const [{ title } = { title: '' }] = sampleRecentTracks();
    await expect(start.getByRole('button', { name: `Reproducir ${title}` })).toBeVisible();
    await expect(canvas.getByText('Porque sigues a Vera Solana')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Mix de Vera Solana' })).toHaveLength(2);
  },
};

// Proves home: Nothing featured
let homeCalls = 0;

// Proves home: Without the call the rest stays
/** A failed call is not made again and again by what it leaves out. */
export const NewListenerFailed: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    homeCalls = 0;
  },
  parameters: {
    state: signedIn({ displayName: 'Alma' }),
    msw: {
      handlers: [
        home(() => {
          homeCalls += 1;
          return new HttpResponse(null, { status: 503 });
        }),
        hasHeardNothing,
        ...answers,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Para empezar' })).toBeVisible();
    await expect(homeCalls).toBeLessThan(4);
  },
};
