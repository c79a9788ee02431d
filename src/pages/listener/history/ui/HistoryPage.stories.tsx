import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleRecentTracks } from '@/shared/sample/sample-tracks.ts';
import { findsText } from '@/shared/testing';
import { HistoryPage } from './HistoryPage';

const url = '*/api/user/history';
const [first, second, third] = sampleRecentTracks();
if (!first || !second || !third) throw new Error('There are no sample tracks.');

/** Noon, so that no time zone of a test moves it to another day. */
const plays = [
  { ...first, entryId: 'play_3', addedAt: '2026-11-19T12:40:00.000Z' },
  { ...second, entryId: 'play_2', addedAt: '2026-11-19T12:05:00.000Z' },
  { ...third, entryId: 'play_1', addedAt: '2025-03-02T12:00:00.000Z' },
];

const slice = (tracks: object[], nextCursor: string | null = null) =>
  HttpResponse.json({ tracks, nextCursor });
const forgotten = { forgottenAt: '2026-11-20T12:00:00.000Z', plays: 1 };

let removed: string[] = [];
const removable = [
  http.get(url, () => slice(plays.filter(({ entryId }) => !removed.includes(entryId)))),
  http.delete(`${url}/:id`, ({ params }) => {
    removed = [String(params['id'])];
    return HttpResponse.json(forgotten);
  }),
  http.delete(url, () => {
    removed = ['play_3', 'play_2'];
    return HttpResponse.json({ ...forgotten, plays: 2 });
  }),
  http.post(`${url}/recall`, () => {
    removed = [];
    return HttpResponse.json({ plays: 1 });
  }),
];

const meta = {
  title: 'Screens/Listener/History (historial)',
  component: HistoryPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    state: signedIn(),
    address: '/collection/history',
    msw: removable,
  },
  beforeEach: () => {
    removed = [];
  },
} satisfies Meta<typeof HistoryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves history: The screen
export const ByDay: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    const days = await canvas.findAllByRole('grid');
    await expect(days).toHaveLength(2);
    await expect(within(days[0] ?? document.body).getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: /2 de marzo de 2025/ })).toBeVisible();
  },
};
// Proves history: Titles on a phone
export const WholeTitlesNarrow: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [title] = await canvas.findAllByText(first.title);
    await expect(title?.getBoundingClientRect().width).toBeGreaterThan(150);
    const times = canvas.getAllByText(/^\d+:40$/);
    await expect(times.filter((time) => time.checkVisibility())).toHaveLength(1);
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: [
      http.get(url, async () => {
        await delay('infinite');
        return slice([]);
      }),
    ],
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: [http.get(url, () => slice([]))] },
  play: findsText('Todavía no escuchaste nada'),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get(url, () => HttpResponse.error())] },
};
export const NoMatch: Story = {
  parameters: {
    address: '/collection/history?q=mambo&day=2024-02-29',
    msw: [
      http.get(url, ({ request }) => {
        const asked = new URL(request.url).searchParams;
        return slice(
          asked.get('q') === 'mambo' && asked.has('from') && asked.has('to') ? [] : plays,
        );
      }),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No encontramos nada en tu historial');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar los filtros' }));
    await expect(await canvas.findAllByRole('grid')).toHaveLength(2);
  },
};
export const Earlier: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: [
      http.get(url, ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? slice(plays.slice(2))
          : slice(plays.slice(0, 2), 'more'),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('grid')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar anteriores' }));
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: 'Mostrar anteriores' })).toBeNull();
  },
};
export const RemovesAPlay: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `Más opciones de ${second.title}` }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Quitar del historial' }));
    await canvas.findByText(`«${second.title}» ya no está en tu historial.`);
    await waitFor(() => expect(canvas.queryByText(second.title)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await expect(await canvas.findByText(second.title)).toBeVisible();
  },
};
// Proves history: A day comes back while the page stays
export const RemovesADay: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', {
      name: /^Quitar este día del historial: /,
    });
    if (button) await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(1));
    await canvas.findByText(/^[A-ZÁ-Ú].* ya no está en tu historial\.$/);
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  },
};
// Proves history: No day while searching
/** The day may have songs that the search hides. */
export const SearchRemovesNoDay: Story = {
  tags: ['no-photo'],
  parameters: { address: '/collection/history?q=luna' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('grid')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Quitar este día/ })).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(await canvas.findAllByRole('button', { name: /^Quitar este día/ })).toHaveLength(
      2,
    );
  },
};
// Proves history: Nothing advises otherwise meanwhile
/** It can be undone until the page is left, and nothing advises to look for something else. */
export const RemovesTheOnlyDay: Story = {
  tags: ['state:success'],
  parameters: {
    address: '/collection/history?day=2026-11-19',
    msw: [
      http.get(url, () => slice(removed.length > 0 ? [] : plays.slice(0, 2))),
      ...removable.slice(1),
    ],
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', {
      name: /^Quitar este día del historial: /,
    });
    if (button) await userEvent.click(button);
    await canvas.findByText(/ ya no está en tu historial\.$/);
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await expect(canvas.queryByText(/^No encontramos nada/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  },
};
