import type { Role } from '../contract/user.ts';

/** Anybody may sign in with it in demo mode. */
export type DemoAccount = {
  role: Role;
  email: string;
  listenerId: string;
  /** Artist of an artist account. */
  artistId?: string;
  /** Label of a label account, by its name on the albums. */
  label?: string;
};

/** Public by design: demo accounts hold only sample data. */
export const demoPassword = 'tonada-demo';

export const demoAccounts: DemoAccount[] = [
  { role: 'user', email: 'oyente@demo.tonada.example', listenerId: 'usr_demo-oyente' },
  {
    role: 'artist',
    email: 'artista@demo.tonada.example',
    listenerId: 'usr_demo-artista',
    artistId: 'art_nora-quintavalle',
  },
  {
    role: 'label',
    email: 'disquera@demo.tonada.example',
    listenerId: 'usr_demo-disquera',
    label: 'Balcón Discos',
  },
  { role: 'editorial', email: 'editorial@demo.tonada.example', listenerId: 'usr_demo-editorial' },
  { role: 'admin', email: 'admin@demo.tonada.example', listenerId: 'usr_demo-admin' },
];
