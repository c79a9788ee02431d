import { type SQL, sql } from '#drizzle/orm.ts';
import { assetTable, assetUseTable } from './asset.table.ts';

/** What is known of an asset beside its bytes. */
export type StoredAsset = {
  hash: string;
  /** Media type. */
  type: string;
  bytes: number;
};

/**
 * The asset that a thing uses (`user-picture/usr_1`), as a column of a statement about that thing; null
 * where it uses none.
 */
export function assetUsedBy(by: string | SQL): SQL<StoredAsset | null> {
  return sql<StoredAsset | null>`(
    select json_build_object('hash', asset.hash, 'type', asset.type, 'bytes', asset.bytes)
    from ${assetUseTable} as asset_use join ${assetTable} as asset on asset.hash = asset_use.hash
    where asset_use.used_by = ${by} limit 1)`;
}
