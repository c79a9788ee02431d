import { type PathSigning, signPath } from '../../platform/signed-path.ts';

/** What an address of an unpublished release leads to: its cover, or the sound of a track. */
export type ReleaseMedium =
  | { releaseId: string; cover: string }
  | { releaseId: string; trackId: string };

/** Where the medium is. */
export const mediumPath = (medium: ReleaseMedium) =>
  `/api/releases/${medium.releaseId}/${
    'cover' in medium ? `cover/${medium.cover}` : `tracks/${medium.trackId}`
  }`;

/** The signed address of what is not out yet, for a quarter of an hour. */
export function signMediaAddress(medium: ReleaseMedium, signing: PathSigning): string {
  return signPath(mediumPath(medium), { ...signing, isShort: true });
}
