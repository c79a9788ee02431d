import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { storedWelcome } from '@/entities/account';
import { followedArtists } from '@/features/follow-artist/index.testing';
import { signedIn } from '@/entities/session/index.testing';
import { sampleSearch } from '@/shared/sample/sample-search.ts';
import { findsRole, longTitle, unanswered } from '@/shared/testing';
import { WelcomePage } from './WelcomePage';

const owner = signedIn().session.user.id;
const names = ['Nora Quintavalle', 'Vera Solana', 'Candela Ruán', 'Los Ensayos', 'Marea Baja'];
const artists = names.map((name, index) => ({
  id: `art_${index}`,
  name,
  image: `/api/images/artist/art_${index}`,
}));
const suggested = (list: object[] = artists) =>
  http.get('*/api/charts/:id/artists', () => HttpResponse.json(list));
const answers = [
  suggested(),
  http.get('*/api/search', () => HttpResponse.json(sampleSearch('nora'))),
  http.put('*/api/user/profile', () => new HttpResponse(null, { status: 204 })),
];

const meta = {
  title: 'Screens/Listener/Welcome (bienvenida)',
  tags: ['tall'],
  component: WelcomePage,
  beforeEach: () => followedArtists.discard(owner),
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/welcome',
    state: signedIn({ displayName: 'Alma' }),
    msw: answers,
  },
} satisfies Meta<typeof WelcomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Te damos la bienvenida, Alma' }),
    ).toBeVisible();
    await expect(canvas.getByText('Elige 3 artistas')).toBeVisible();
    const choices = await canvas.findAllByRole('button', { name: /./, pressed: false });
    for (const choice of choices.slice(0, 3)) {
      choice.focus();
      await userEvent.keyboard(' ');
      await expect(choice).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(canvas.getByText(/^Todo listo/)).toBeVisible();
    await expect(followedArtists.read(owner)).toHaveLength(3);
  },
};
// Proves home: Not again once put off
/** Home does not offer it again. */
export const PutOff: Story = {
  tags: ['no-photo'],
  beforeEach: () => storedWelcome.clear(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ahora no' }));
    await expect(storedWelcome.read()).toBe(true);
  },
};
export const Searched: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar artistas' }), 'nora');
    const [first] = sampleSearch('nora').artists;
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: first?.name ?? '' })).toBeVisible(),
    );
  },
};
export const NobodyFound: Story = {
  tags: ['no-photo'],
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    msw: [
      suggested(),
      http.get('*/api/search', () =>
        HttpResponse.json({ tracks: [], artists: [], albums: [], playlists: [] }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Buscar artistas' }), 'zzzz');
    const nobody = await canvas.findByText('No encontramos a nadie con «zzzz».');
    await expect(nobody.clientWidth).toBe(nobody.parentElement?.clientWidth);
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: [suggested([]), ...answers.slice(1)] },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered('*/api/charts/:id/artists')] },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: { msw: [suggested(artists.map((artist) => ({ ...artist, name: longTitle })))] },
};
export const WithoutSuggestions: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get('*/api/charts/:id/artists', () => HttpResponse.error())] },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      suggested(),
      http.put('*/api/user/profile', () => new HttpResponse(null, { status: 503 })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Tu país'), 'PE');
    await userEvent.click(canvas.getByRole('button', { name: 'Ir a tu inicio' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
