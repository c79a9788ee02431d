import type { Db } from '../../platform/database/db.ts';
import { isOn } from '../service-setting/service-setting.repository.ts';
import { findUncompared } from './pay-comparison.repository.ts';
import { shareMonth, type SharingOptions } from './share-month.ts';

/** Compares the closed months that were not compared yet, the newest first. */
export async function comparePay(db: Db, options?: SharingOptions): Promise<void> {
  for (;;) {
    const month = await findUncompared(db);
    if (month === null) return;
    await shareMonth(db, month, { isPaidByListener: false }, options);
  }
}

/**
 * Compares a month that is about to be closed, and decides how it is paid: as the setting says now, once and for all statements of
 * the month. To be called when all plays that are known of it are counted.
 */
export async function decidePay(db: Db, month: string, options?: SharingOptions): Promise<void> {
  const way = { isPaidByListener: await isOn(db, 'payByListener') };
  await shareMonth(db, month, way, options);
}
