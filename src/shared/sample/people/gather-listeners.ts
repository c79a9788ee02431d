import type { Listener } from '../catalogue-types.ts';
import { seeded } from '../seeded.ts';
import type { ListenerSheet } from './listener-sheet.ts';

const listenerId = (username: string): string => `usr_${username}`;

/** Turns sheets into listeners who follow some of each other and of `others`; always the same ones. */
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
      followingIds: everybody.filter(
        (other) => other !== id && seeded(`${id} follows ${other}`) < sociable,
      ),
    };
  });
}
