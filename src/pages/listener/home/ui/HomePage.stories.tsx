import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleFeaturedPlaylists } from '@/shared/sample/sample-playlists.ts';
import { sampleRecentTracks } from '@/shared/sample/sample-tracks.ts';
import { HomePage } from './HomePage';
import { onHome, featured, recent, longTitle } from '../testing/home-answers';

const meta = {
  ...onHome,
  title: 'Screens/Listener/Home (inicio)',
  // Song lists and shelves have no fixed length.
  tags: ['tall'],
  component: HomePage,
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = async () => {
  await delay('infinite');
  return HttpResponse.json([]);
};

const limited = () =>
  HttpResponse.json(
    {
      code: 'too-many-requests',
      error: 'Demasiados intentos seguidos. Espera un poco y vuelve a intentarlo.',
    },
    { status: 429 },
  );

// Proves home: Recent tracks and all featured playlists
export const Listener: Story = {
  tags: ['state:default', 'state:listener'],
  parameters: { state: signedIn({ displayName: 'Alma' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Buen[oa]s .*, Alma$/ }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('grid', { name: 'Reproducido recientemente' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Canciones que te gustan' })).toHaveAttribute(
      'href',
      '/collection/tracks',
    );
    await expect(canvas.queryByRole('link', { name: 'Registrarse gratis' })).toBeNull();
  },
};

const greets =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: words })).toBeVisible();
  };

export const Morning: Story = {
  tags: ['state:variants'],
  parameters: { now: '2026-11-19T08:15:00.000Z', state: signedIn({ displayName: 'Alma' }) },
  play: greets('Buenos días, Alma'),
};

export const Afternoon: Story = {
  tags: ['state:variants'],
  parameters: { now: '2026-11-19T14:15:00.000Z', state: signedIn({ displayName: 'Alma' }) },
  play: greets('Buenas tardes, Alma'),
};

export const VisitorsMorning: Story = {
  tags: ['state:visitor', 'no-photo'],
  parameters: { now: '2026-11-19T08:15:00.000Z', state: asVisitor },
  play: greets('Buenos días'),
};

export const VisitorsAfternoon: Story = {
  tags: ['state:visitor', 'no-photo'],
  parameters: { now: '2026-11-19T14:15:00.000Z', state: asVisitor },
  play: greets('Buenas tardes'),
};

export const InTheApplication: Story = {
  tags: ['!autodocs', 'state:listener', 'state:narrow'],
  parameters: {
    frame: 'application',
    state: { ...signedIn({ displayName: 'Alma' }), playback: playingState() },
  },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    await expect(
      await page.findByRole('grid', { name: 'Reproducido recientemente' }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Reproductor' })).toBeVisible();
  },
};

export const VisitorInTheApplication: Story = {
  tags: ['!autodocs', 'state:visitor', 'state:narrow'],
  parameters: { frame: 'application', state: asVisitor },
  play: async ({ canvas }) => {
    const page = within(await canvas.findByRole('main'));
    // In the banner and in the invitation below.
    await expect(await page.findAllByRole('link', { name: 'Registrarse gratis' })).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: 'Vista previa de Tonada' })).toBeVisible();
  },
};

// Proves home: Tiles and invitation of a visitor
export const Visitor: Story = {
  tags: ['state:visitor'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findAllByRole('button', { name: 'Reproducir Ventana abierta' }),
    ).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: 'Registrarse gratis' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Canciones que te gustan' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(canvas.queryByText('Reproducido recientemente')).toBeNull();
    const all = sampleFeaturedPlaylists().map(({ name }) => name);
    const tiles = within(canvas.getByRole('list', { name: 'Accesos directos' }));
    await expect(tiles.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Canciones que te gustan',
      ...all.slice(0, 5),
    ]);
    const grid = within(canvas.getByRole('region', { name: 'Hecho para ti' }));
    await expect(grid.getAllByRole('listitem')).toHaveLength(all.length);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { state: signedIn(), msw: { handlers: [featured(never), recent(never)] } },
};

export const Empty: Story = {
  tags: ['state:empty'],
  parameters: {
    state: signedIn(),
    msw: { handlers: [featured(() => HttpResponse.json([])), recent(() => HttpResponse.json([]))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay playlists destacadas')).toBeVisible();
    await expect(await canvas.findByText('Aquí aparecerá lo que escuches')).toBeVisible();
  },
};

// Proves home: Sample data
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: {
    state: signedIn(),
    msw: {
      handlers: [
        featured(() => HttpResponse.error()),
        recent(() => new HttpResponse(null, { status: 503 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hecho para ti' })).toBeVisible();
    await expect(
      await canvas.findByRole('grid', { name: 'Reproducido recientemente' }),
    ).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: 'Ventana abierta' })).toHaveLength(2);
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};

let isLimited = true;

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { state: signedIn(), msw: { handlers: [featured(limited), recent(limited)] } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(2),
    );
    await expect(canvas.getByRole('link', { name: 'Canciones que te gustan' })).toBeVisible();
  },
};

export const Retried: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    isLimited = true;
  },
  parameters: {
    msw: {
      handlers: [
        featured(() => (isLimited ? limited() : HttpResponse.json(sampleFeaturedPlaylists()))),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Reintentar' });
    isLimited = false;
    await userEvent.click(retry);
    await expect(await canvas.findAllByRole('link', { name: 'Ventana abierta' })).toHaveLength(2);
  },
};

export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: {
    state: signedIn({ displayName: 'Maximiliana Encarnación de los Dolores Fernández-Iturralde' }),
    msw: {
      handlers: [
        featured(() =>
          HttpResponse.json(
            sampleFeaturedPlaylists().map((playlist) => ({
              ...playlist,
              name: longTitle,
              description: `${longTitle}. ${longTitle}.`,
            })),
          ),
        ),
        recent(() =>
          HttpResponse.json(
            sampleRecentTracks().map((track) => ({
              ...track,
              title: longTitle,
              artist: { ...track.artist, name: longTitle },
            })),
          ),
        ),
      ],
    },
  },
};

export const WithoutPictures: Story = {
  tags: ['state:no-image'],
  parameters: {
    state: signedIn(),
    msw: {
      handlers: [
        featured(() =>
          HttpResponse.json(
            sampleFeaturedPlaylists().map((playlist) => ({ ...playlist, coverImage: null })),
          ),
        ),
        recent(() =>
          HttpResponse.json(
            sampleRecentTracks().map((track) => ({
              ...track,
              album: { ...track.album, coverImage: null },
            })),
          ),
        ),
      ],
    },
  },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { state: signedIn() },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Reproducido recientemente' });
    const getColumns = (items: readonly HTMLElement[]) =>
      new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size;
    const tiles = within(canvas.getByRole('list', { name: 'Accesos directos' }));
    await expect(getColumns(tiles.getAllByRole('listitem'))).toBe(2);
    const cards = within(canvas.getByRole('region', { name: 'Hecho para ti' }));
    await expect(getColumns(cards.getAllByRole('listitem'))).toBe(2);
  },
};
