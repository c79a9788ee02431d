import { assetUsedBy, type StoredAsset } from '../platform/assets/asset.repository.ts';
import type { PictureSubject } from './media-source.ts';
import { pictureUse } from './media-uses.ts';
import type { PictureKind } from './picture-kind.ts';

/** A query's column with the uploaded picture, or null. */
export const pictureAsset = (kind: PictureKind, id: string) => assetUsedBy(pictureUse(kind, id));

/** An asset never changes. */
export const sentAsset = (asset: StoredAsset | null): PictureSubject['sent'] =>
  asset && { hash: asset.hash, version: asset.hash };
