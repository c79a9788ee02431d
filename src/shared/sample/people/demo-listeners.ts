import type { Listener } from '../catalogue-types.ts';
import { demoAccounts } from '../demo-accounts.ts';

type DemoProfile = Omit<Listener, 'id' | 'email' | 'role' | 'language'>;

/** Public, and the default of a new account. */
const open = { showActivity: true, showPlaylists: true, showFollowing: true };
const asNew = { ...open, showFollowing: false };
const closed = { showActivity: false, showPlaylists: false, showFollowing: false };

const profiles: Record<Listener['role'], DemoProfile> = {
  user: {
    displayName: 'Alma Requena',
    username: 'almarequena',
    bio: 'Escucho discos enteros mientras cocino. Si algo se quema, la culpa es del estribillo.',
    country: 'ES',
    subscriptionType: 'premium',
    joinDate: '2024-09-02',
    privacy: asNew,
    followingIds: [
      'usr_demo-editorial',
      'usr_bea_tocadiscos',
      'usr_tomasenvinilo',
      'usr_lasiestademarga',
      'usr_chepe_ritmo',
      'usr_ximenaensayo',
      'usr_demo-artista',
    ],
  },
  artist: {
    displayName: 'Nora Quintavalle',
    username: 'noraquintavalle',
    bio: 'Canto, viajo, pierdo paraguas.',
    country: 'AR',
    subscriptionType: 'premium',
    joinDate: '2022-01-20',
    privacy: open,
    followingIds: ['usr_demo-editorial', 'usr_demo-disquera', 'usr_bea_tocadiscos'],
  },
  label: {
    displayName: 'Balcón Discos',
    username: 'balcondiscos',
    bio: 'Sello independiente. Publicamos lo que nos gustaría encontrar en una tienda pequeña.',
    country: 'AR',
    subscriptionType: 'family',
    joinDate: '2021-10-11',
    privacy: open,
    followingIds: ['usr_demo-artista', 'usr_demo-editorial'],
  },
  editorial: {
    displayName: 'La Redacción',
    username: 'laredaccion',
    bio: 'Escuchamos todo para que no tengas que hacerlo tú. Listas nuevas cada viernes.',
    country: 'ES',
    subscriptionType: 'premium',
    joinDate: '2021-06-01',
    privacy: open,
    followingIds: ['usr_demo-disquera'],
  },
  admin: {
    displayName: 'Julián Arnedillo',
    username: 'julianarnedillo',
    bio: 'Cuido de la casa y afino el piano los lunes.',
    country: 'MX',
    subscriptionType: 'premium',
    joinDate: '2021-06-01',
    privacy: closed,
    followingIds: ['usr_demo-editorial'],
  },
};

export const demoListeners: Listener[] = demoAccounts.map(({ role, email, listenerId }) => ({
  id: listenerId,
  email,
  role,
  language: 'es',
  ...profiles[role],
}));
