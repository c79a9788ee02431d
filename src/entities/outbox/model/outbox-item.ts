import { tools } from '@/shared/config/tools.ts';

const acts = [
  'follow-artist',
  'unfollow-artist',
  'like-album',
  'unlike-album',
  'like-track',
  'unlike-track',
  ...Object.values(tools).map(({ act }) => act),
] as const;

export type Act = (typeof acts)[number];

export type OutboxItem = {
  /** The server takes each id once. */
  id: string;
  /** Address below `/user/`; with a slash in it, below the root of all calls. */
  list: string;
  act: Act;
  thing: { id: string };
  name: string;
  /** Besides `id` and `at`. */
  body: Record<string, unknown>;
  /** ISO 8601. */
  at: string;
  order: number;
  /** Sent without an answer, so the server may have it. */
  wasSent: boolean;
  /** Its files are on the server, named by `body`. */
  isStaged?: boolean;
  /** The server's reason, possibly empty; null while pending. */
  refusal: string | null;
};

const isObject = (candidate: unknown): candidate is Record<string, unknown> =>
  typeof candidate === 'object' && candidate !== null;

export function isOutboxItem(candidate: unknown): candidate is OutboxItem {
  if (!isObject(candidate) || !isObject(candidate['thing'])) return false;
  const { id, list, act, thing, name, body, at, order, wasSent, refusal } = candidate;
  return (
    [id, list, thing['id'], name, at, refusal ?? ''].every((text) => typeof text === 'string') &&
    acts.some((known) => known === act) &&
    isObject(body) &&
    typeof order === 'number' &&
    typeof wasSent === 'boolean'
  );
}

export type PendingItem<Item> = {
  item: Item;
  /** Null once delivered, until its list is fetched again. */
  delivery: 'waiting' | 'sending' | 'refused' | null;
  of: OutboxItem;
  artistId?: string | undefined;
};

/** Only this device has it, so its state means nothing yet. */
export const isOnlyHere = (pending: PendingItem<unknown> | null): boolean =>
  pending !== null && pending.delivery !== null;
