import type { Genre } from '#contract/artist.ts';
import type { StoredAsset } from '../platform/assets/asset.repository.ts';
import type { Content } from '../platform/content/content.ts';
import type { PictureForm } from './picture-form.ts';
import type { PictureKind } from './picture-kind.ts';

/** A track as far as its sound depends on it; `duration` in whole seconds. */
export type SoundSubject = {
  id: string;
  genre: Genre;
  duration: number;
  /** The file that was sent of it; null where there is none. */
  asset: StoredAsset | null;
};

/** Who hears: where there is not room for all, listeners come before visitors. */
export type SoundReader = 'listener' | 'visitor';

/** The sound of a track. A place in it follows from the time. */
export type Sound = Content & { bytesPerSecond: number };

/** A picture that somebody sent: the asset's hash, and the version by which addresses name it. */
export type SentPicture = { hash: string; version: string };

/** A thing as far as its picture depends on it. */
export type PictureSubject = {
  kind: PictureKind;
  id: string;
  /** Of an album or artist. */
  genre?: string | undefined;
  /** Of an artist or playlist. */
  name?: string | undefined;
  sent?: SentPicture | null | undefined;
};

/** The picture of a thing, in whatever form it is wanted. */
export type Picture = {
  /** The version that an address may name; null for one that follows from the thing alone. */
  version: string | null;
  /** Equal tags mean equal bytes. */
  tag: (form: PictureForm) => string;
  /**
   * @param by the network that asks: its pictures do not hold up those of others.
   * @throws {Problem} 503 when too many wait already for theirs.
   */
  read: (form: PictureForm, by?: string) => Promise<Buffer>;
  /** The colour that it is remembered by, as `#rrggbb`. */
  colour: () => Promise<string>;
};

/** Where sound and pictures come from: one of several, each asked in its turn; null where it has none. */
export type MediaSource = {
  sound: (track: SoundSubject, reader: SoundReader) => Sound | null;
  picture: (thing: PictureSubject) => Picture | null;
};

/** All sources together, which have a sound for every track and a picture for every thing. */
export type Media = {
  sound: (track: SoundSubject, reader: SoundReader) => Sound;
  picture: (thing: PictureSubject) => Picture;
};
