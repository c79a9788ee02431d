import type { Listener } from '../catalogue-types.ts';
import { seeded } from '../seeded.ts';
import type { ListenerSheet } from './listener-sheet.ts';

const listenerId = (username: string): string => `usr_${username}`;

/** Most share everything; some hide one thing or another. */
const getPrivacy = (id: string): Listener['privacy'] => ({
  showActivity: seeded(`${id} shows activity`) < 0.85,
  showPlaylists: seeded(`${id} shows playlists`) < 0.9,
  showFollowing: seeded(`${id} shows following`) < 0.7,
});

/** Makes listeners who follow some of each other and of `others`, always the same. */
export function gatherListeners(sheets: ListenerSheet[], others: Listener[]): Listener[] {
  const everybody = [
    ...others.map(({ id }) => id),
    ...sheets.map((sheet) => listenerId(sheet.username)),
  ];
  return sheets.map((sheet) => {
    const id = listenerId(sheet.username);
    const sociable = 0.04 + seeded(`${id} sociable`) * 0.22;
    return {
      id,
      email: `${sheet.username}@listeners.tonada.example`,
      role: 'user',
      language: 'es',
      ...sheet,
      privacy: getPrivacy(id),
      followingIds: everybody.filter(
        (other) => other !== id && seeded(`${id} follows ${other}`) < sociable,
      ),
    };
  });
}
