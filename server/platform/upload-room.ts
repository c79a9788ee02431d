import { problem } from './problems.ts';
import { sentences } from './sentences.ts';

type Room = {
  /** Uploads of one person at once. */
  perPerson: number;
  /** Bytes of everybody's uploads together. */
  bytes: number;
};

export type UploadRoom = {
  /**
   * Takes room for an upload before any of it is read.
   *
   * @returns what gives the room back; calling it again does nothing.
   * @throws {Problem} `too-many-requests` when the person has as many under way as one may have, and
   *   `server` (503) when there is no room; both say when to try again.
   */
  take: (person: string, bytes: number) => () => void;
};

/** Bounds the memory of bodies that are being received, for each person and altogether. */
export function createUploadRoom({ perPerson, bytes: room }: Room): UploadRoom {
  const underWay = new Map<string, number>();
  let taken = 0;

  function giveBack(person: string, bytes: number) {
    taken -= bytes;
    const left = (underWay.get(person) ?? 0) - 1;
    if (left > 0) underWay.set(person, left);
    else underWay.delete(person);
  }

  function take(person: string, bytes: number) {
    const own = underWay.get(person) ?? 0;
    if (own >= perPerson) throw problem('too-many-requests', { retryAfter: 10 });
    if (taken + bytes > room) {
      const error = sentences.requests.unavailable;
      throw problem('server', { status: 503, error, retryAfter: 30 });
    }
    taken += bytes;
    underWay.set(person, own + 1);
    let isTaken = true;
    return () => {
      if (isTaken) giveBack(person, bytes);
      isTaken = false;
    };
  }

  return { take };
}
