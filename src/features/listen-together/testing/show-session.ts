import type { Together } from '@/shared/contract/together.ts';
import { togetherView } from '../model/together-view';

type Entry = Together['entries'][number];
type Person = Together['people'][number];

export const entry = (key: number, title: string, changes: Partial<Entry> = {}): Entry => ({
  key,
  track: { id: `trk_${key}`, title, artistName: 'Vera Solana', duration: 214 },
  addedBy: 'Alma Ríos',
  canRemove: true,
  ...changes,
});

export const person = (id: string, name: string, changes: Partial<Person> = {}): Person => ({
  id,
  name,
  image: null,
  isHost: false,
  isHere: true,
  ...changes,
});

const moment = Date.parse('2026-11-20T20:00:00Z');

export const sessionOf = (changes: Partial<Together> = {}): Together => ({
  id: 'tog_1',
  part: 'host',
  token: 'abc',
  endsAt: '2026-11-21T20:00:00Z',
  sound: 'everyone',
  adders: 'everyone',
  anchor: { key: 0, seconds: 12, moment, isPlaying: true },
  entries: [
    entry(0, 'Luna de ámbar'),
    entry(1, 'Noches de patio', { addedBy: 'Bruno Paz' }),
    entry(2, 'Vals del faro', { addedBy: null }),
  ],
  people: [
    person('usr_alma', 'Alma Ríos', { isHost: true }),
    person('usr_bruno', 'Bruno Paz'),
    person('usr_carla', 'Carla Mena', { isHere: false }),
  ],
  ...changes,
});

export const guestOf = (changes: Partial<Together> = {}): Together => {
  const { entries, ...session } = sessionOf({ part: 'guest', token: null, ...changes });
  const own = entries.map((each) => ({ ...each, canRemove: each.addedBy === 'Bruno Paz' }));
  return { ...session, entries: own };
};

type Shown = { isApart?: boolean; isUnreachable?: boolean };

/** What the server would have said; returns the function that forgets it. */
export function showSession(session: Together | null, view: Shown = {}): () => void {
  togetherView.set({ session, now: () => moment, isApart: false, isUnreachable: false, ...view });
  return () => {
    togetherView.clear();
    togetherView.set({ news: null });
  };
}
