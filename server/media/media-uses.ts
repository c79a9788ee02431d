import type { PictureKind } from './picture-kind.ts';

/** An asset used as a track's sound. */
export const soundUse = (trackId: string): string => `track-sound/${trackId}`;

/** An asset from which a track is encoded. */
export const originalUse = (trackId: string): string => `track-original/${trackId}`;

/** An asset used as a picture. */
export const pictureUse = (kind: PictureKind, id: string): string => `${kind}-picture/${id}`;
