import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { longTitle } from '@/shared/testing';
import { RecentSearches } from './RecentSearches';

function keeping(...searches: string[]) {
  let kept = searches;
  const answer = () => HttpResponse.json(kept);
  return [
    http.get('*/api/user/searches', answer),
    http.delete('*/api/user/searches', ({ request }) => {
      const query = new URL(request.url).searchParams.get('q');
      kept = query === null ? [] : kept.filter((each) => each !== query);
      return answer();
    }),
  ];
}

const meta = {
  title: 'Music/Search/Recent searches',
  component: RecentSearches,
  parameters: {
    state: signedIn(),
    msw: keeping('luna', 'vera solana', 'jazz'),
    guide: {
      use: 'Above the sections of the search page, to repeat a search.',
      do: ['Let each be forgotten, and all.'],
      dont: ['Show it beside results.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches a search, then its cross.' },
        { keys: 'Enter', effect: 'Searches again, or forgets it.' },
      ],
    },
  },
} satisfies Meta<typeof RecentSearches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'vera solana' })).toHaveAttribute(
      'href',
      '/search?q=vera+solana',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Olvidar la búsqueda «luna»' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'luna' })).toBeNull());
    await expect(canvas.getByRole('list')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar todo lo buscado' }));
    await expect(await canvas.findByText('Aquí verás lo último que busques.')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: keeping() },
  play: async ({ canvas }) => {
    await canvas.findByText('Aquí verás lo último que busques.');
  },
};
/** Whether there are any is not known. */
export const Unreadable: Story = {
  tags: ['state:failed', 'no-photo'],
  parameters: {
    msw: [http.get('*/api/user/searches', () => new HttpResponse(null, { status: 500 }))],
  },
  play: async ({ canvas, canvasElement }) => {
    const line = await canvas.findByRole('region');
    // The answer has come.
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
    await expect(line).toBeEmptyDOMElement();
    await expect(canvasElement).not.toHaveTextContent('Aquí verás');
  },
};
// Proves search: … of a visitor
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  beforeEach: () => {
    localStorage.setItem('recent-searches', JSON.stringify(['mar', 'sol']));
    return () => localStorage.removeItem('recent-searches');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Olvidar la búsqueda «mar»' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'mar' })).toBeNull());
    await expect(localStorage.getItem('recent-searches')).toBe('["sol"]');
  },
};
export const LongTextNarrow: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: { msw: keeping(longTitle, 'luna') },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: longTitle });
  },
};
