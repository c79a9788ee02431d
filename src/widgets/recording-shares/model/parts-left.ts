import { readRate } from '@/shared/lib/format';
import type { TypedPart } from './share-form';

/** Hundredths of a percent. */
const whole = 10_000;

/** Percent that no part has yet; negative if there are too many. What cannot be read is nothing. */
export const partsLeft = (parts: readonly Pick<TypedPart, 'part'>[]): number =>
  (whole - parts.reduce((sum, { part }) => sum + Math.round((readRate(part) ?? 0) * 100), 0)) / 100;
