import { problem } from './problems.ts';
import { sentences } from './sentences.ts';

type Room = {
  perPerson: number;
  bytes: number;
};

export type ReceivedBody = {
  countReceived: () => number;
  drop: () => void;
};

export type UploadRoom = {
  /**
   * Reserves room before a body is read; for lack of room, the slowest stalled body is dropped.
   *
   * @returns releases the room; repeatable.
   * @throws {Problem} `too-many-requests` or `server` (503), with `Retry-After`.
   */
  take: (person: string, bytes: number, body?: ReceivedBody) => () => void;
};

/** Milliseconds that every body gets, then bytes per second. */
const slowAfter = 20_000;
const slowBelow = 64 * 1024;

type UnderWay = { person: string; bytes: number; since: number; body: ReceivedBody | undefined };

export function createUploadRoom(
  { perPerson, bytes: room }: Room,
  elapsed: () => number = () => performance.now(),
): UploadRoom {
  const underWay = new Set<UnderWay>();
  const getUsed = () => [...underWay].reduce((sum, { bytes }) => sum + bytes, 0);

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
    while (getUsed() + bytes > room) {
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
