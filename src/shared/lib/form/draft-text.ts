import { deviceTexts } from '@/shared/lib/storage';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';

type Form = Record<string, unknown>;
type Draft<Values> = { values: Values; savedAt: Date | null };

/** Key of the time of keeping, in ISO 8601. */
const timeKey = '$savedAt';

function isLike(value: unknown, example: unknown): boolean {
  if (!Array.isArray(example)) return typeof value === typeof example && !Array.isArray(value);
  const one: unknown = example[0] ?? '';
  return Array.isArray(value) && value.every((each) => typeof each === typeof one);
}

/**
 * Reads each stored field that still has the type of its default, else the default; null where
 * nothing is kept.
 *
 * @param formerNames of fields that drafts of older versions name otherwise
 */
export function readDraft<Values extends object>(
  name: string,
  empty: Values,
  formerNames: { readonly [field: string]: string | undefined } = {},
): Draft<Values> | null {
  try {
    const stored: unknown = JSON.parse(deviceTexts.read(name) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { [timeKey]: time, ...fields } = stored as Form;
    const fitting = Object.entries(empty).flatMap(([field, example]) => {
      const value = fields[field] ?? fields[formerNames[field] ?? field];
      return isLike(value, example) ? [[field, value]] : [];
    });
    if (fitting.length === 0) return null;
    return {
      values: { ...empty, ...Object.fromEntries(fitting) },
      savedAt: typeof time === 'string' ? new Date(time) : null,
    };
  } catch {
    return null;
  }
}

/** Returns the time of keeping; null where the device has no room. */
export function keepDraft(name: string, values: object): Date | null {
  const now = new Date();
  const text = JSON.stringify({ ...values, [timeKey]: now.toISOString() });
  return deviceTexts.write(name, text) ? now : null;
}

export const forgetDraft = (name: string): void => deviceTexts.remove(name);

/** Makes the check that a second field repeats the first; `message` is a catalogue key. */
export const differs =
  <Values extends FieldValues>(
    first: FieldPath<Values>,
    second: FieldPath<Values>,
    message: string,
  ) =>
  (values: Values): FieldErrors<Values> => {
    const found =
      values[first] === values[second] ? {} : { [second]: { type: 'validate', message } };
    return found as FieldErrors<Values>;
  };
