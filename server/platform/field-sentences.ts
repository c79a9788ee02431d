import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { fill, sentences } from './sentences.ts';

const words = sentences.fields;

/** A sentence for each field of the body that the schema rejected, by the field's path. */
export function fieldSentences(
  issues: readonly ZodFastifySchemaValidationError[],
  body: unknown,
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.instancePath.split('/').filter((part) => part !== '');
    for (const name of unknownKeys(issue)) fields[[...path, name].join('.')] = words.unknown;
    if (path.length > 0) fields[path.join('.')] ??= sentenceOf(issue, valueAt(body, path));
  }
  return fields;
}

function sentenceOf({ keyword, params }: ZodFastifySchemaValidationError, value: unknown) {
  if (value === undefined || value === null) return words.required;
  const { minimum, maximum, format } = params;
  if (keyword === 'too_small' && typeof minimum === 'number') {
    return typeof value === 'string' && minimum === 1
      ? words.required
      : counted(words.tooShort_one, words.tooShort_other, minimum);
  }
  if (keyword === 'too_big' && typeof maximum === 'number') {
    return counted(words.tooLong_one, words.tooLong_other, maximum);
  }
  return format === 'email' ? words.email : words.invalid;
}

function counted(one: string, other: string, count: number) {
  return fill(count === 1 ? one : other, { count });
}

function unknownKeys({ keyword, params }: ZodFastifySchemaValidationError): string[] {
  const { keys } = params as { keys?: unknown };
  return keyword === 'unrecognized_keys' && Array.isArray(keys) ? keys.map(String) : [];
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[part]
        : undefined,
    body,
  );
}
