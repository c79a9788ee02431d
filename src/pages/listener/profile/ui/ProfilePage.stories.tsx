import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { defaultPreferences } from '@/shared/contract/preferences.ts';
import type { ListenerFigures } from '@/shared/contract/profile.ts';
import { findsRole } from '@/shared/testing';
import { ProfilePage } from './ProfilePage';

const long =
  'Una selección de boleros, cumbias lentas y canciones de madrugada para quienes prefieren quedarse conversando en la cocina cuando ya se fueron todos.';
const preferences = '*/api/user/preferences';
const figures = '*/api/user/figures';

const heard: ListenerFigures = {
  secondsListened: 45_000,
  likedSongs: 12,
  followers: 3,
  playlists: 4,
};
const answers = (own: ListenerFigures) => [
  http.get(preferences, () => HttpResponse.json(defaultPreferences)),
  http.get(figures, () => HttpResponse.json(own)),
];

const noExport = http.get('*/api/user/data-export', () => HttpResponse.json({ export: null }));

const meta = {
  title: 'Screens/Listener/Profile (tu perfil)',
  component: ProfilePage,
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/profile',
    state: signedIn({ bio: 'Escucho discos enteros mientras cocino.' }),
    msw: answers(heard),
  },
} satisfies Meta<typeof ProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const namedFigures = (canvas: { getAllByRole: (role: 'term') => HTMLElement[] }) =>
  Object.fromEntries(
    canvas.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

// Proves profile: Resumen
export const Overview: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lucía Ferrán' })).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('Escucho discos enteros mientras cocino.')).toBeVisible();
    await expect(await canvas.findByText('3')).toBeVisible();
    const named = namedFigures(canvas);
    await expect(named).toEqual({
      'Horas escuchadas': '12',
      'Canciones que te gustan': '12',
      Seguidores: '3',
      Playlists: '4',
      Email: 'oyente@demo.tonada.example',
      'Nombre de usuario': '@lucia',
      País: 'España',
      Idioma: 'Español',
      'Miembro desde': '2 de marzo de 2024',
    });
    await expect(canvas.getByRole('link', { name: 'Ver planes' })).toHaveAttribute(
      'href',
      '/profile?tab=subscription',
    );
  },
};
/** New accounts show zeros and a way to begin. */
export const NewAccount: Story = {
  parameters: {
    msw: answers({ secondsListened: 0, likedSongs: 0, followers: 0, playlists: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('0')).toHaveLength(4);
    await expect(canvas.getByText(/en cuanto suene tu primera canción/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buscar música' })).toHaveAttribute(
      'href',
      '/search',
    );
    await expect(canvas.queryByText('1.247')).toBeNull();
  },
};
export const OneOfEach: Story = {
  parameters: {
    msw: answers({ secondsListened: 3_600, likedSongs: 1, followers: 1, playlists: 1 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('1')).toHaveLength(4);
    await expect(namedFigures(canvas)).toMatchObject({
      'Hora escuchada': '1',
      'Canción que te gusta': '1',
      Seguidor: '1',
      Playlist: '1',
    });
  },
};
// Proves profile: Sample figures
export const SampleFallback: Story = {
  tags: ['state:sample'],
  parameters: { msw: [http.get(figures, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.247')).toBeVisible();
    await expect(namedFigures(canvas)).toMatchObject({
      'Horas escuchadas': '1.247',
      'Canciones que te gustan': '342',
      Seguidores: '89',
      Playlists: '23',
    });
    await expect(await canvas.findByText(/datos de ejemplo/)).toBeVisible();
  },
};
export const FiguresOnTheirWay: Story = {
  parameters: { msw: [http.get(figures, () => delay('infinite'))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Horas escuchadas')).toBeVisible();
  },
};
export const InTheApplication: Story = {
  tags: ['!autodocs'],
  parameters: {
    frame: 'application',
    state: {
      ...signedIn({ bio: 'Escucho discos enteros mientras cocino.' }),
      playback: playingState(),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Reproductor' })).toBeVisible();
    await expect(await canvas.findByRole('tabpanel', { name: 'Resumen' })).toBeVisible();
  },
};
export const InTheApplicationNarrow: Story = {
  ...InTheApplication,
  tags: ['!autodocs', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
// Proves profile: No offer on a paid plan
export const OverviewOnPremium: Story = {
  parameters: { state: signedIn({ subscriptionType: 'premium' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ver planes' })).toBeNull();
  },
};
export const Empty: Story = {
  tags: ['state:empty', 'state:no-image'],
  parameters: { state: signedIn({ profileImage: null, bio: '' }) },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    state: signedIn({
      displayName: 'Maximiliana Encarnación de los Dolores Fernández-Iturralde',
      bio: `${long}\n${long} ${long}`,
      email: `${'direccion-larguisima.'.repeat(5)}@demo.tonada.example`,
    }),
  },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    address: '/profile?tab=privacy',
    msw: [http.get(preferences, () => delay('infinite')), noExport],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tus preferencias')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    address: '/profile?tab=privacy',
    msw: [http.get(preferences, () => HttpResponse.error()), noExport],
  },
  play: findsRole('button', { name: 'Reintentar' }),
};

function Surroundings() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <ProfilePage />
      <p data-testid="address">{`${pathname}${search}`}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        Atrás
      </button>
    </>
  );
}

// Proves profile: Tabs live in the address
export const TabsLiveInTheAddress: Story = {
  tags: ['no-photo'],
  render: () => <Surroundings />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByTestId('address');
    await userEvent.click(canvas.getByRole('tab', { name: 'Configuración' }));
    await expect(address).toHaveTextContent(/^\/profile\?tab=profile$/);
    for (const [name, tab] of [
      ['Suscripción', 'subscription'],
      ['Privacidad', 'privacy'],
      ['Notificaciones', 'notifications'],
      ['Seguridad', 'security'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await expect(address).toHaveTextContent(`/profile?tab=${tab}`);
      await expect(await canvas.findByRole('tabpanel', { name })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Atrás' }));
    await expect(canvas.getByRole('tab', { name: 'Notificaciones' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Resumen' }));
    await expect(address).toHaveTextContent(/^\/profile$/);
  },
};
export const OpenedAtATab: Story = {
  parameters: { address: '/profile?tab=security' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Seguridad' })).toBeVisible();
  },
};
export const OpenedAtNoTab: Story = {
  tags: ['no-photo'],
  parameters: { address: '/profile?tab=nada' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Resumen' })).toBeVisible();
  },
};
export const SessionEnded: Story = {
  tags: ['no-photo'],
  parameters: { state: asVisitor },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('h1')).toBeNull();
  },
};
