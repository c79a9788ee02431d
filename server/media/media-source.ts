import type { Genre } from '#contract/artist.ts';
import type { StoredAsset } from '../platform/assets/asset.repository.ts';
import type { Content } from '../platform/content/content.ts';
import type { PictureForm } from './picture-form.ts';
import type { PictureKind } from './picture-kind.ts';

/** What a track's sound depends on; `duration` in whole seconds. */
export type SoundSubject = {
  id: string;
  genre: Genre;
  duration: number;
  /** The uploaded sound; null for none. */
  asset: StoredAsset | null;
};

/** Signed-in users come before visitors where there is no room for all. */
export type SoundReader = 'listener' | 'visitor';

/** Positions follow from time. */
export type Sound = Content & { bytesPerSecond: number };

/** The asset's hash, and the version in its addresses. */
export type SentPicture = { hash: string; version: string };

/** What a picture depends on. */
export type PictureSubject = {
  kind: PictureKind;
  id: string;
  /** For an album or artist. */
  genre?: string | undefined;
  /** For an artist or playlist. */
  name?: string | undefined;
  sent?: SentPicture | null | undefined;
};

export type Picture = {
  /** The version in its addresses; null for one derived from its subject alone. */
  version: string | null;
  /** Equal tags mean equal bytes. */
  tag: (form: PictureForm) => string;
  /**
   * @param by the calling network, whose pictures do not delay those of others.
   * @throws {Problem} 503 when too many calls wait.
   */
  read: (form: PictureForm, by?: string) => Promise<Buffer>;
  /** Its dominant colour, as `#rrggbb`. */
  colour: () => Promise<string>;
};

/** One of several sources asked in turn; null where it has nothing. */
export type MediaSource = {
  sound: (track: SoundSubject, reader: SoundReader) => Sound | null;
  picture: (thing: PictureSubject) => Picture | null;
};

/** All sources together, which never lack a sound or picture. */
export type Media = {
  sound: (track: SoundSubject, reader: SoundReader) => Sound;
  picture: (thing: PictureSubject) => Picture;
};
