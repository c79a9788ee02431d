import { type SQL, sql } from '#drizzle/orm.ts';
import { assetTable, assetUseTable } from './asset.table.ts';

export type StoredAsset = {
  hash: string;
  type: string;
  bytes: number;
};

/** Makes a query's column with the asset that something uses (`user-picture/usr_1`), or null. */
export function assetUsedBy(by: string | SQL): SQL<StoredAsset | null> {
  return sql<StoredAsset | null>`(
    select json_build_object('hash', asset.hash, 'type', asset.type, 'bytes', asset.bytes)
    from ${assetUseTable} as asset_use join ${assetTable} as asset on asset.hash = asset_use.hash
    where asset_use.used_by = ${by} limit 1)`;
}
