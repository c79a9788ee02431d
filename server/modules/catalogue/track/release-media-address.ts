import { type PathSigning, signPath } from '../../../platform/signed-path.ts';

export type ReleaseMedium =
  | { releaseId: string; cover: string }
  | { releaseId: string; trackId: string };

export const mediumPath = (medium: ReleaseMedium) =>
  `/api/releases/${medium.releaseId}/${
    'cover' in medium ? `cover/${medium.cover}` : `tracks/${medium.trackId}`
  }`;

/** Valid for 15 minutes. */
export function signMediaAddress(medium: ReleaseMedium, signing: PathSigning): string {
  return signPath(mediumPath(medium), { ...signing, isShort: true });
}
