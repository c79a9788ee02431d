import type { Genre } from '#contract/artist.ts';
import type { StoredAsset } from '../platform/assets/asset.repository.ts';
import type { Content } from '../platform/content/content.ts';
import type { HouseFile } from './music/house-file.ts';
import type { PictureForm } from './picture-form.ts';
import type { PictureKind } from './picture-kind.ts';

/** `duration` in whole seconds. */
export type SoundSubject = {
  id: string;
  genre: Genre;
  duration: number;
  asset: StoredAsset | null;
  /** In a folder of the operator's. */
  file?: HouseFile | null;
};

/** Signed-in users come first. */
export type SoundReader = 'listener' | 'visitor';

export type Sound = Content & {
  /** When the byte at a position is heard, in seconds. */
  secondsAt: (position: number) => number;
  /** The first seconds, as a file of their own. */
  beginning: (seconds: number) => Content;
};

export type SentPicture = { hash: string; version: string };

export type PictureSubject = {
  kind: PictureKind;
  id: string;
  genre?: string | undefined;
  name?: string | undefined;
  sent?: SentPicture | null | undefined;
};

export type Picture = {
  /** Null for a picture derived from its subject alone. */
  version: string | null;
  tag: (form: PictureForm) => string;
  /**
   * @param by the calling network, whose pictures do not delay those of others.
   * @throws {Problem} 503 when too many calls wait.
   */
  read: (form: PictureForm, by?: string) => Promise<Buffer>;
  /** Returns `#rrggbb`. */
  colour: () => Promise<string>;
};

/** Null where the source has nothing. */
export type MediaSource = {
  sound: (track: SoundSubject, reader: SoundReader) => Sound | null;
  picture: (thing: PictureSubject) => Picture | null;
};

export type Media = {
  /** @throws {Problem} `not-found` for a track whose sound no source has. */
  sound: (track: SoundSubject, reader: SoundReader) => Sound;
  /** A thing without a picture gets a drawn one. */
  picture: (thing: PictureSubject) => Picture;
};
