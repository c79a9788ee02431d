import { type SQL, type SQLWrapper, sql } from '#drizzle/orm.ts';
import { paymentTransferTable } from './payment-run.table.ts';

/** As a condition: a run reckoned with the details. */
export const isReckonedWith = (taxDetailId: SQLWrapper): SQL =>
  sql`exists (select from ${paymentTransferTable} as transfer
    where transfer.tax_detail_id = ${taxDetailId})`;
