import type { Db } from '../../../platform/database/db.ts';
import { forgetSigner } from '../../../platform/database/forget-signer.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import { editorialPlaylistTable } from './editorial-playlist.table.ts';

export const forgetEditorialSigner = (tx: Db, person: string): Promise<void> =>
  forgetSigner(
    tx,
    editorialPlaylistTable,
    { name: 'created_by', id: 'created_by_id', instead: brand },
    person,
  );
