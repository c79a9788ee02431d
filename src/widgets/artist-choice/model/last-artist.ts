import { readToken } from '@/shared/api';
import { fnv1a } from '@/shared/lib/random';
import { tabTexts } from '@/shared/lib/storage';

const listeners = new Set<() => void>();

const keyOf = (owner: string) => `acting-artist:${owner}`;

/** Tells one session of a person from the next without keeping its token; null for who has none. */
function sessionMark(): string | null {
  const token = readToken();
  return token ? `${fnv1a(token)} ` : null;
}

/** For whom a person acted last; null where that is nobody, or in another session. */
function read(owner: string): string | null {
  const mark = sessionMark();
  if (mark === null) return null;
  const kept = tabTexts.read(keyOf(owner));
  return kept?.startsWith(mark) ? kept.slice(mark.length) : null;
}

function keep(owner: string, artistId: string): void {
  const mark = sessionMark();
  if (mark === null || read(owner) === artistId) return;
  tabTexts.write(keyOf(owner), mark + artistId);
  for (const listener of listeners) listener();
}

/** Calls back after every change; answers how to stop that. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * For whom a person acted last, in this tab and until they sign out, so that the next tool is about the same artist.
 * See docs/product/ownership.md.
 */
export const lastArtist = { read, keep, subscribe };
