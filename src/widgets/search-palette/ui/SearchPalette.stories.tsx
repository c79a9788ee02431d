import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Heard } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleFullArtist } from '@/shared/sample/sample-music-pages.ts';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { longTitle, unanswered } from '@/shared/testing';
import { SearchPalette } from './SearchPalette';

const search = http.get('*/api/search', ({ request }) =>
  HttpResponse.json(sampleSearch(new URL(request.url).searchParams.get('q') ?? '')),
);
const artist = http.get('*/api/artists/:id', ({ params }) =>
  HttpResponse.json(sampleFullArtist(String(params['id']))),
);

const Address = () => {
  const { pathname, search: query } = useLocation();
  return <p data-testid="address">{`${pathname}${query}`}</p>;
};

const meta = {
  title: 'Music/Shell/Search palette',
  component: SearchPalette,
  args: { presses: 1, onClose: fn() },
  render: (args) => (
    <>
      <SearchPalette {...args} />
      <Address />
      <Heard />
    </>
  ),
  parameters: {
    address: '/collection/tracks',
    state: signedIn(),
    msw: { handlers: [search, artist] },
    guide: {
      use: 'Above any page, by Ctrl K: finds and plays without leaving the page.',
      do: ['Play at Enter, open at Shift Enter.', 'Return to the page and its focus at Escape.'],
      dont: ['Show all results: the last entry leads to them.'],
      keyboard: [
        { keys: 'ArrowDown ArrowUp', effect: 'Chooses a result.' },
        { keys: 'Enter', effect: 'Plays it.' },
        { keys: 'Shift+Enter', effect: 'Opens its page.' },
        { keys: 'Escape', effect: 'Closes the window.' },
      ],
    },
  },
} satisfies Meta<typeof SearchPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (text: string) =>
  userEvent.type(await screen.findByRole('combobox'), text, { delay: null });
const getHeard = () => screen.getByTestId('heard').textContent;

// Proves search: The palette’s keys
export const Default: Story = {
  tags: ['state:default'],
  play: async () => {
    await expect(await screen.findByRole('combobox')).toHaveFocus();
    await type('luna');
    const [first, second] = await screen.findAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      second?.id ?? '',
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const last = screen.getByRole('option', { name: /^Ver todos los resultados de «luna»/ });
    await expect(last).toHaveAttribute('aria-selected', 'true');
  },
};
export const RecentSearches: Story = {
  tags: ['state:selected'],
  parameters: {
    msw: {
      handlers: [search, http.get('*/api/user/searches', () => HttpResponse.json(['luna', 'sol']))],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox'));
    await screen.findByRole('option', { name: /^sol/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('combobox')).toHaveValue('sol');
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
  },
};
export const EnterPlaysBeforeTheAnswer: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await type('luna{Enter}');
    await waitFor(() => expect(getHeard()).toMatch(/Luna/));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const PlaysAnArtist: Story = {
  tags: ['no-photo'],
  play: async () => {
    const [found] = sampleSearch('los').artists;
    if (!found) throw new Error('there is no artist');
    await type(found.name);
    const option = await screen.findByRole('option', {
      name: new RegExp(`^${found.name}\\s*Artista$`),
    });
    await userEvent.click(option);
    const [song] = sampleFullArtist(found.id).topTracks;
    await waitFor(() => expect(getHeard()).toContain(song?.title));
  },
};
export const ShiftEnterOpens: Story = {
  tags: ['no-photo'],
  play: async () => {
    await type('luna');
    await screen.findAllByRole('option');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/(track|artist|album|playlist)\//),
    );
  },
};
export const LeadsToAllResults: Story = {
  tags: ['no-photo'],
  play: async () => {
    await type('luna');
    await userEvent.click(await screen.findByRole('option', { name: /^Ver todos/ }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/search?q=luna'));
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  play: async () => {
    await type('zzyzx');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('No hay resultados para «zzyzx»'),
    );
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
// Proves search: The palette stands still
/** The field stays where it is while results arrive. */
export const StandsStill: Story = {
  tags: ['no-photo'],
  play: async () => {
    const getPlace = () => screen.getByRole('combobox').getBoundingClientRect().top;
    await screen.findByRole('combobox');
    const height = screen.getByRole('dialog').offsetHeight;
    const place = getPlace();
    await type('luna');
    await screen.findAllByRole('option');
    await expect([getPlace(), screen.getByRole('dialog').offsetHeight]).toEqual([place, height]);
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: { handlers: [unanswered('*/api/search')] } },
  play: async () => {
    await type('luna');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Buscando...'));
    await expect(screen.queryByRole('option')).toBeNull();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/search', () =>
          HttpResponse.json({ code: 'too-many-requests', error: 'Espera.' }, { status: 429 }),
        ),
      ],
    },
  },
  play: async () => {
    await type('luna');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^No pudimos buscar/));
  },
};
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: { handlers: [http.get('*/api/search', () => HttpResponse.error())] } },
  play: async () => {
    await type('luna');
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(2);
  },
};
export const LongTextNarrow: Story = {
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/search', () => {
          const { tracks, ...rest } = sampleSearch('luna');
          return HttpResponse.json({
            ...rest,
            tracks: tracks.map((track) => ({ ...track, title: longTitle })),
          });
        }),
      ],
    },
  },
  play: async () => {
    await type('luna');
    await screen.findAllByRole('option');
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: async () => {
    await type('luna');
    await screen.findAllByRole('option');
  },
};
