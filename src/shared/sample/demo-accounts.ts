import type { Role } from '../contract/user.ts';

/** An account that anybody may sign in with in demo mode. */
export type DemoAccount = {
  role: Role;
  email: string;
  listenerId: string;
  /** The catalogue artist that an artist account speaks for. */
  artistId?: string;
  /** The label, by its name on the albums, that a label account manages. */
  label?: string;
};

/** Public by design: demo accounts hold nothing but sample data. */
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
