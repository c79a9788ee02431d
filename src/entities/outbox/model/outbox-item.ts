/** What a person did that is delivered later, as the words of the catalogue name it. */
const acts = [
  'follow-artist',
  'unfollow-artist',
  'like-album',
  'unlike-album',
  'submit-pitch',
  'create-canvas',
  'create-marquee',
  'create-story',
  'create-campaign',
  'create-notification',
  'create-concert',
] as const;

export type Act = (typeof acts)[number];

/** Something that a person did on this device and that the server does not have yet. */
export type OutboxItem = {
  /** Of this device's own making, used once: the server takes it once. */
  id: string;
  /** Address of the list that takes it, below `/user/`; with a slash in it, below the root of all calls. */
  list: string;
  act: Act;
  /** What it was done to, as the list of this device keeps it. */
  thing: { id: string };
  /** Name of the thing, for the person. */
  name: string;
  /** What is sent besides `id` and `at`. */
  body: Record<string, unknown>;
  /** When it was done, in ISO 8601. */
  at: string;
  /** Rises from item to item. */
  order: number;
  /** Whether it was sent and nothing was heard: the server may have it. */
  wasSent: boolean;
  /** Whether its files are on the server and `body` names them there. */
  isStaged?: boolean;
  /** What the server said when it refused it, empty where it said nothing; null while it waits. */
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
