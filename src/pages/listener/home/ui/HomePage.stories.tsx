import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, delay } from 'msw';
import { expect, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleFeaturedPlaylists, sampleRecentTracks } from '@/shared/sample/answers.ts';
import { HomePage } from './HomePage';

const featured = (answer: () => Response | Promise<Response>) =>
  http.get('*/api/playlists/featured', answer);
const recent = (answer: () => Response | Promise<Response>) =>
  http.get('*/api/tracks/recent', answer);

const never = async () => {
  await delay('infinite');
  return HttpResponse.json([]);
};
const answers = [
  featured(() => HttpResponse.json(sampleFeaturedPlaylists())),
  recent(() => HttpResponse.json(sampleRecentTracks())),
];

const meta = {
  title: 'Screens/Listener/Home/Page',
  component: HomePage,
  parameters: { layout: 'fullscreen', msw: { handlers: answers } },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listener: Story = {
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

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findAllByRole('button', { name: 'Reproducir Ventana abierta' }),
    ).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Registrarse gratis' })).toBeVisible();
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
  parameters: { state: signedIn(), msw: { handlers: [featured(never), recent(never)] } },
};

export const Empty: Story = {
  parameters: {
    state: signedIn(),
    msw: {
      handlers: [featured(() => HttpResponse.json([])), recent(() => HttpResponse.json([]))],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todavía no hay playlists destacadas')).toBeVisible();
    await expect(await canvas.findByText('Aquí aparecerá lo que escuches')).toBeVisible();
  },
};

export const SampleFallback: Story = {
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
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { state: signedIn() },
};
