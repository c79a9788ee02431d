import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import type { UserProfile } from '@/shared/contract/profile.ts';
import { sampleUserProfile } from '@/shared/sample/sample-profile.ts';
import { findsRole } from '@/shared/testing';
import { UserPage } from './UserPage';

const shared = { showActivity: true, showPlaylists: true, showFollowing: true };
const hidden = { showActivity: false, showPlaylists: false, showFollowing: false };

const profile: UserProfile = {
  ...sampleUserProfile('usr_demo-oyente'),
  id: 'usr_mateo',
  displayName: 'Mateo Quiroga',
  username: 'mateoq',
  bio: 'Coleccionista de vinilos rayados.',
  subscriptionType: 'family',
  country: 'MX',
  followers: 12,
  following: 8,
  joinDate: '2026-11-19',
  privacy: shared,
};
const unshared: Partial<UserProfile> = {
  publicPlaylists: [],
  topTracks: [],
  following: null,
  privacy: hidden,
};
const call = '*/api/users/:id';
const followCall = '*/api/users/:id/follow';
const answer = (changes: Partial<UserProfile> = {}) =>
  http.get(call, () => HttpResponse.json({ ...profile, ...changes }));

const meta = {
  title: 'Screens/Listener/User (perfil público)',
  // Song lists and shelves have no fixed length.
  tags: ['tall'],
  component: UserPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    route: '/user/:id',
    address: '/user/usr_mateo',
    state: signedIn(),
    msw: [answer()],
  },
} satisfies Meta<typeof UserPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves people: The page
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Mateo Quiroga' }),
    ).toBeVisible();
    await expect(canvas.getByText('Family')).toBeVisible();
    await expect(canvas.getByText('@mateoq')).toBeVisible();
    await expect(canvas.getByText('12 seguidores')).toBeVisible();
    await expect(canvas.getByText('Sigue a 8')).toBeVisible();
    await expect(canvas.getByText('México')).toBeVisible();
    await expect(canvas.getByText('Se unió en noviembre de 2026')).toBeVisible();
    for (const { id, name } of profile.publicPlaylists) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/playlist/${id}`);
    }
    await expect(canvas.getByRole('grid', { name: 'Canciones Más Escuchadas' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Estadísticas' })).toBeVisible();
  },
};
export const InTheApplication: Story = {
  tags: ['!autodocs'],
  parameters: {
    frame: 'application',
    state: { ...signedIn(), playback: playingState() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(
      await canvas.findByRole('grid', { name: 'Canciones Más Escuchadas' }),
    ).toBeVisible();
  },
};
export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const FollowMovesTheCountByOne: Story = {
  tags: ['state:selected'],
  parameters: {
    msw: [
      // The server's count includes others; the page changes by one.
      http.post(followCall, () => HttpResponse.json({ isFollowing: true, followers: 40 })),
      answer(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seguir' }));
    await expect(await canvas.findByRole('button', { name: 'Siguiendo' })).toBeVisible();
    await expect(canvas.getByText('13 seguidores')).toBeVisible();
  },
};
export const UnfollowMovesItBack: Story = {
  parameters: {
    msw: [
      http.post(followCall, () => HttpResponse.json({ isFollowing: false, followers: 11 })),
      answer({ isFollowing: true }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Siguiendo' }));
    await expect(await canvas.findByRole('button', { name: 'Seguir' })).toBeVisible();
    await expect(canvas.getByText('11 seguidores')).toBeVisible();
  },
};
// Proves people: Following waits for the server
export const FollowWaitsForTheServer: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.post(followCall, () => delay('infinite')), answer()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seguir' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Seguir' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(canvas.getByText('12 seguidores')).toBeVisible();
  },
};
// Proves people: A failed follow
export const FailedFollowChangesNothing: Story = {
  tags: ['no-photo'],
  parameters: { msw: [http.post(followCall, () => HttpResponse.error()), answer()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seguir' }));
    await canvas.findByText(/^No pudimos cambiar si sigues a Mateo Quiroga/);
    await expect(canvas.getByRole('button', { name: 'Seguir' })).toBeVisible();
    await expect(canvas.getByText('12 seguidores')).toBeVisible();
  },
};
export const Visitor: Story = {
  tags: ['state:visitor'],
  parameters: { state: asVisitor },
  play: findsRole('button', { name: 'Seguir' }),
};
export const VisitorIsAskedToSignIn: Story = {
  parameters: { state: asVisitor },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seguir' }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Crea tu cuenta para seguir a quien te gusta',
    );
  },
};
export const OwnProfile: Story = {
  tags: ['state:owner'],
  parameters: { state: signedIn({ id: 'usr_mateo' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Editar perfil' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await expect(canvas.queryByRole('button', { name: 'Seguir' })).toBeNull();
  },
};
export const OwnProfileUnshared: Story = {
  tags: ['state:owner'],
  parameters: { state: signedIn({ id: 'usr_mateo' }), msw: [answer({ privacy: hidden })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^Solo tú ves esta parte/)).toHaveLength(2);
    await expect(canvas.getByRole('grid', { name: 'Canciones Más Escuchadas' })).toBeVisible();
  },
};
export const SharesNothing: Story = {
  parameters: { msw: [answer(unshared)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mateo Quiroga no comparte sus playlists.')).toBeVisible();
    await expect(canvas.getByText('Mateo Quiroga no comparte lo que escucha.')).toBeVisible();
    await expect(canvas.queryByText(/^Sigue a \d/)).toBeNull();
    await expect(canvas.queryByText(/playlists? públicas?$/)).toBeNull();
    const stats = within(canvas.getByRole('region', { name: 'Estadísticas' }));
    await expect(stats.getAllByText('No lo comparte')).toHaveLength(4);
  },
};
export const Empty: Story = {
  tags: ['state:empty', 'state:no-image'],
  parameters: {
    msw: [
      answer({
        bio: '',
        profileImage: null,
        publicPlaylists: [],
        topTracks: [],
        followers: 0,
        following: 0,
        subscriptionType: 'free',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Mateo Quiroga todavía no tiene playlists públicas.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Mateo Quiroga todavía no ha escuchado canciones.'),
    ).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('0 seguidores')).toBeVisible();
  },
};
export const OneOfEach: Story = {
  parameters: {
    msw: [
      answer({
        followers: 1,
        following: 1,
        publicPlaylists: profile.publicPlaylists
          .slice(0, 1)
          .map((playlist) => ({ ...playlist, tracks: 1, followers: 1 })),
        topTracks: profile.topTracks.slice(0, 1),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 playlist pública')).toBeVisible();
    await expect(canvas.getByText('1 seguidor')).toBeVisible();
    await expect(canvas.getByText('Guardada 1 vez')).toBeVisible();
  },
};
/** The counts cover more playlists than an answer carries. */
export const ManyPlaylists: Story = {
  parameters: {
    msw: [answer({ playlistTotals: { playlists: 1000, tracks: 50_000, followers: 7 } })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.000 playlists públicas')).toBeVisible();
    await expect(canvas.getByText(/más recientes?\.$/)).toBeVisible();
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: [
      answer({
        followers: 3_000_000,
        following: 12_345,
        publicPlaylists: profile.publicPlaylists.map((playlist) => ({
          ...playlist,
          tracks: 10_000,
          followers: 3_000_000,
        })),
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('3.000.000 de seguidores')).toBeVisible();
    // The wording of the playlist page.
    await expect(canvas.getAllByTitle('Guardada 3.000.000 de veces')).toHaveLength(
      profile.publicPlaylists.length,
    );
    await expect(canvas.getByText('Seguidores').nextElementSibling).toHaveTextContent('3M');
    await expect(canvas.getByTitle('Sigue a 12.345')).toBeVisible();
  },
};
export const ExtremeNumbersNarrow: Story = {
  ...ExtremeNumbers,
  tags: ['state:extreme-numbers', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
const longName =
  'Maximiliano Bartolomé Evangelista de los Ríos y Fernández de Córdoba, coleccionista de discos y de tardes de domingo';
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: [
      answer({
        displayName: longName,
        bio: 'Escucho de todo. '.repeat(29),
        publicPlaylists: profile.publicPlaylists.map((playlist) => ({
          ...playlist,
          name: longName,
        })),
        topTracks: profile.topTracks.map((track) => ({ ...track, title: longName })),
      }),
    ],
  },
  play: findsRole('heading', { level: 1, name: longName }),
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(call, () => delay('infinite'))] },
};
// Proves people: Nobody there
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [
      http.get(call, () =>
        HttpResponse.json({ error: 'No existe.', code: 'not-found' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Usuario no encontrado' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('El perfil que buscas no existe o no está disponible.'),
    ).toBeVisible();
  },
};
// Proves people: Sample data
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: {
    address: '/user/usr_demo-oyente',
    msw: [http.get(call, () => HttpResponse.error())],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get(call, () => HttpResponse.error())] },
  play: findsRole('alert'),
};
