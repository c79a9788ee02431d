import { problem } from './problems.ts';
import { sentences } from './sentences.ts';

type Room = {
  /** Uploads of one person at once. */
  perPerson: number;
  /** Bytes of everybody's uploads together. */
  bytes: number;
};

/** A body that is being received, as far as somebody else may need its room. */
export type ReceivedBody = {
  /** Bytes that have arrived. */
  countReceived: () => number;
  /** Ends the connection. */
  drop: () => void;
};

export type UploadRoom = {
  /**
   * Takes room for an upload before any of it is read. Where there is none, the slowest body that has dawdled for a
   * while is dropped for it.
   *
   * @returns what gives the room back; calling it again does nothing.
   * @throws {Problem} `too-many-requests` when the person has as many under way as one may have, and
   *   `server` (503) when there is no room; both say when to try again.
   */
  take: (person: string, bytes: number, body?: ReceivedBody) => () => void;
};

/** Milliseconds that every body has, and bytes in a second below which a longer one makes room for others. */
const slowAfter = 20_000;
const slowBelow = 64 * 1024;

type UnderWay = { person: string; bytes: number; since: number; body: ReceivedBody | undefined };

/** Bounds the memory and disk of bodies that are being received, for each person and altogether. */
export function createUploadRoom(
  { perPerson, bytes: room }: Room,
  elapsed: () => number = () => performance.now(),
): UploadRoom {
  const underWay = new Set<UnderWay>();
  const getTaken = () => [...underWay].reduce((sum, { bytes }) => sum + bytes, 0);

  function findSlowest() {
    const now = elapsed();
    const slow = [...underWay].flatMap((upload) => {
      const time = now - upload.since;
      const speed = ((upload.body?.countReceived() ?? Infinity) / time) * 1_000;
      return time >= slowAfter && speed < slowBelow ? [{ upload, speed }] : [];
    });
    return slow.toSorted((one, other) => one.speed - other.speed)[0]?.upload;
  }

  function makeRoom(bytes: number) {
    while (getTaken() + bytes > room) {
      const slowest = findSlowest();
      if (slowest === undefined) return false;
      underWay.delete(slowest);
      slowest.body?.drop();
    }
    return true;
  }

  function take(person: string, bytes: number, body?: ReceivedBody) {
    const own = [...underWay].filter((upload) => upload.person === person).length;
    if (own >= perPerson) throw problem('too-many-requests', { retryAfter: 10 });
    if (!makeRoom(bytes)) {
      const error = sentences.requests.unavailable;
      throw problem('server', { status: 503, error, retryAfter: 30 });
    }
    const upload = { person, bytes, since: elapsed(), body };
    underWay.add(upload);
    return () => void underWay.delete(upload);
  }

  return { take };
}
