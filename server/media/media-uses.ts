import type { PictureKind } from './picture-kind.ts';

/** The use of an asset as the sound of a track, by which it is claimed and found. */
export const soundUse = (trackId: string): string => `track-sound/${trackId}`;

/** The use of an asset as what a track is encoded from. */
export const originalUse = (trackId: string): string => `track-original/${trackId}`;

/** The use of an asset as the picture of a thing. */
export const pictureUse = (kind: PictureKind, id: string): string => `${kind}-picture/${id}`;
