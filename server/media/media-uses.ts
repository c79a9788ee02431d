import type { PictureKind } from './picture-kind.ts';

export const soundUse = (trackId: string): string => `track-sound/${trackId}`;

/** A track is encoded from it. */
export const originalUse = (trackId: string): string => `track-original/${trackId}`;

export const pictureUse = (kind: PictureKind, id: string): string => `${kind}-picture/${id}`;
