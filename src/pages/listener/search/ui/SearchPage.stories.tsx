import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse, delay } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleFeaturedPlaylists, sampleSearch } from '@/shared/sample/answers.ts';
import { SearchPage } from './SearchPage';

const featured = http.get('*/api/playlists/featured', () =>
  HttpResponse.json(sampleFeaturedPlaylists()),
);
const search = http.get('*/api/search', ({ request }) =>
  HttpResponse.json(sampleSearch(new URL(request.url).searchParams.get('q') ?? '')),
);

const meta = {
  title: 'Screens/Listener/Search/Page',
  component: SearchPage,
  parameters: {
    layout: 'fullscreen',
    address: '/search',
    state: signedIn(),
    msw: { handlers: [featured, search] },
  },
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Browse: Story = {
  play: async ({ canvas }) => {
    const names = ['Playlists editoriales', 'Lo más escuchado', 'Estados de ánimo', 'Géneros'];
    const counts = await Promise.all(
      names.map(async (name) => {
        const section = canvas.getByRole('region', { name });
        return section.querySelectorAll('a').length;
      }),
    );
    await expect(counts).toEqual([6, 6, 12, 12]);
    await expect(
      within(canvas.getByRole('search')).getByPlaceholderText('Qué quieres reproducir?'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pop' })).toHaveAttribute(
      'href',
      '/search?q=Pop',
    );
  },
};

export const Results: Story = {
  parameters: { address: '/search?q=luna' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Canciones' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('luna');
    await expect(canvas.getByRole('status')).toHaveTextContent(/resultados para «luna»/);
  },
};

/** At most six artists and ten songs, whatever the server answers. */
export const ManyResults: Story = {
  parameters: {
    address: '/search?q=la',
    msw: {
      handlers: [
        featured,
        http.get('*/api/search', () => {
          const [{ artists }, { tracks }] = [sampleSearch('los'), sampleSearch('la')];
          const many = <Item extends { id: string }>(items: readonly Item[]) =>
            [1, 2, 3].flatMap((copy) =>
              items.map((item) => ({ ...item, id: `${item.id}-${copy}` })),
            );
          return HttpResponse.json({
            ...sampleSearch('la'),
            artists: many(artists),
            tracks: many(tracks),
          });
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const artists = await canvas.findByRole('region', { name: 'Artistas' });
    await expect(within(artists).getAllByRole('listitem')).toHaveLength(6);
    // With the head of the table.
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};
export const Visitor: Story = { parameters: { address: '/search?q=mar', state: asVisitor } };

export const Loading: Story = {
  parameters: {
    address: '/search?q=luna',
    msw: {
      handlers: [
        featured,
        http.get('*/api/search', async () => {
          await delay('infinite');
          return HttpResponse.json({});
        }),
      ],
    },
  },
};

export const Empty: Story = {
  parameters: { address: `/search?q=${encodeURIComponent("'; drop table track; --")}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: `No hay resultados para "'; drop table track; --"`,
      }),
    ).toBeVisible();
  },
};

export const VeryLongQuery: Story = {
  parameters: { address: `/search?q=${'zyx'.repeat(166)}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^No hay resultados para/ }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const SampleFallback: Story = {
  parameters: {
    address: '/search?q=luna',
    msw: { handlers: [featured, http.get('*/api/search', () => HttpResponse.error())] },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Reproducir Luna de ámbar' }),
    ).toBeInTheDocument();
  },
};

export const ClearsTheQuery: Story = {
  parameters: { address: '/search?q=luna' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Borrar búsqueda' }));
    await expect(await canvas.findByRole('heading', { name: 'Géneros' })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const ATileFillsTheBox: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Tarde de lluvia' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('lluvia'));
    await expect(await canvas.findByRole('grid', { name: 'Canciones' })).toBeVisible();
  },
};
