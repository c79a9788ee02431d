import { type SQL, sql } from '#drizzle/orm.ts';
import type { CursorPosition } from '../cursor.ts';

/** A part of what a person keeps. */
export type KeptPart = { userId: string; position: CursorPosition | null; limit: number };

/** @param order the columns of time and id, the latest first. */
export const isAfterPosition = (order: SQL, position: CursorPosition | null) =>
  position
    ? sql`${order} < (${new Date(position.order).toISOString()}::timestamptz, ${position.id}::text)`
    : undefined;
