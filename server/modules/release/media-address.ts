import { isSignedPath, signPath } from '../../platform/signed-path.ts';

/** What an address of an unpublished release leads to: its cover, or the sound of a track. */
export type ReleaseMedium =
  | { releaseId: string; cover: string }
  | { releaseId: string; trackId: string };

const pathOf = (medium: ReleaseMedium) =>
  `/api/releases/${medium.releaseId}/${
    'cover' in medium ? `cover/${medium.cover}` : `tracks/${medium.trackId}`
  }`;

type Signing = { now: Date; secret: string };

/** The signed address of what is not out yet. */
export function signMediaAddress(medium: ReleaseMedium, signing: Signing): string {
  return signPath(pathOf(medium), signing);
}

/** Whether such an address is genuine and still good. */
export function isMediaAddress(
  medium: ReleaseMedium,
  query: { e: string; s: string },
  signing: Signing,
): boolean {
  return isSignedPath(pathOf(medium), query, signing);
}
