import { isDeepStrictEqual } from 'node:util';
import { problem } from './problems.ts';
import { fill, type Sentence, sentences } from './sentences.ts';

type Partly<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined };

type Seen<Fields> = {
  now: Fields;
  /** A missing field is written unconditionally. */
  seen: { readonly [Field in keyof Fields]?: unknown } | undefined;
  /** No conflict for a field that already has the wanted value. */
  changes?: Partly<Fields>;
};

type Words<Fields> = {
  error?: Sentence;
  /** Returns a sentence in place of "Ahora es «…».". */
  describe?: (field: keyof Fields & string, value: unknown) => Value;
};

type Value = Sentence | string | number | NameIn | { instead: Sentence };

type NameIn = (language: string) => string;

const words = sentences.conflicts;

/**
 * See docs/decisions/forms.md.
 *
 * @throws {Problem} `duplicate`, with a sentence and the `current` value for each outdated field.
 */
export function refuseOutdated<Fields extends object>(
  { now, seen = {}, changes = {} }: Seen<Fields>,
  { error = words.changedElsewhere, describe = (_, value) => String(value) }: Words<Fields> = {},
): void {
  const outdated = (Object.keys(seen) as (keyof Fields & string)[]).filter(
    (field) =>
      seen[field] !== undefined &&
      !isDeepStrictEqual(seen[field], now[field]) &&
      !isDeepStrictEqual(changes[field], now[field]),
  );
  if (outdated.length === 0) return;
  const fields = outdated.map((field) => [
    field,
    describeCurrent(now[field], (value) => describe(field, value)),
  ]);
  throw problem('duplicate', {
    error,
    fields: Object.fromEntries(fields) as Record<string, Sentence>,
    current: Object.fromEntries(outdated.map((field) => [field, now[field]])),
  });
}

export const placeName =
  (kind: 'country' | 'language', code: string): NameIn =>
  (language) => {
    const type = kind === 'country' ? 'region' : 'language';
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  };

export const dayName =
  (day: string): NameIn =>
  (language) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function describeCurrent(value: unknown, describe: (value: unknown) => Value): Sentence {
  if (isEmpty(value)) return words.isEmpty;
  const stated = describe(value);
  if (typeof stated === 'object' && 'instead' in stated) return stated.instead;
  return fill(words.isNow, { value: stated });
}
