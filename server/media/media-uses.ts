import type { PictureKind } from './picture-kind.ts';

export const soundUse = (trackId: string): string => `track-sound/${trackId}`;

/** The track is encoded from this asset. */
export const originalUse = (trackId: string): string => `track-original/${trackId}`;

export const pictureUse = (kind: PictureKind, id: string): string => `${kind}-picture/${id}`;
