import type { Db } from '../../platform/database/db.ts';
import { isOn } from '../service-setting/index.ts';
import { findUncompared } from './pay-comparison.repository.ts';
import { shareMonth, type SharingOptions } from './share-month.ts';

export async function comparePay(db: Db, options?: SharingOptions): Promise<void> {
  for (;;) {
    const month = await findUncompared(db);
    if (month === null) return;
    await shareMonth(db, month, { isPaidByListener: false }, options);
  }
}

/**
 * Fixes how the month is paid, by the present setting. Call it after all known plays are counted.
 */
export async function decidePay(db: Db, month: string, options?: SharingOptions): Promise<void> {
  const way = { isPaidByListener: await isOn(db, 'payByListener') };
  await shareMonth(db, month, way, options);
}
