import type { ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import type { NameFault } from '#contract/person-name.ts';
import { fill, sentences, type Sentence } from './sentences.ts';

const words = sentences.fields;

/** No form has more errors. */
const fieldsMost = 20;

export function fieldSentences(
  issues: readonly ZodFastifySchemaValidationError[],
  body: unknown,
): Record<string, Sentence> {
  const fields: Record<string, Sentence> = {};
  for (const issue of issues.slice(0, fieldsMost)) {
    const path = issue.instancePath.split('/').filter((part) => part !== '');
    for (const name of unknownKeys(issue)) fields[[...path, name].join('.')] = words.unknown;
    if (path.length > 0) fields[path.join('.')] ??= toSentence(issue, valueAt(body, path));
  }
  return Object.fromEntries(Object.entries(fields).slice(0, fieldsMost));
}

type Params = ZodFastifySchemaValidationError['params'] & {
  params?: { format?: string; fault?: NameFault };
};

function toSentence({ keyword, params }: ZodFastifySchemaValidationError, value: unknown) {
  if (value === undefined || value === null) return words.required;
  const { minimum, maximum, format: own, params: stated } = params as Params;
  const format = own ?? stated?.format;
  if (stated?.fault !== undefined) return words.name[stated.fault];
  if (typeof value === 'number') return numberSentence(params);
  if (keyword === 'too_small' && typeof minimum === 'number') {
    return typeof value === 'string' && minimum === 1
      ? words.required
      : fill(words.tooShort, { count: minimum });
  }
  if (keyword === 'too_big' && typeof maximum === 'number') {
    return fill(words.tooLong, { count: maximum });
  }
  if (format === 'date') return words.day;
  if (format === 'url') return words.web;
  return format === 'email' ? words.email : words.invalid;
}

function numberSentence(params: ZodFastifySchemaValidationError['params']): Sentence {
  const { minimum, maximum, expected } = params;
  if (typeof minimum === 'number') return fill(words.atLeast, { number: minimum });
  if (typeof maximum === 'number') return fill(words.atMost, { number: maximum });
  return expected === 'int' ? words.whole : words.invalid;
}

function unknownKeys({ keyword, params }: ZodFastifySchemaValidationError): string[] {
  const { keys } = params as { keys?: unknown };
  return keyword === 'unrecognized_keys' && Array.isArray(keys)
    ? keys.slice(0, fieldsMost).map(String)
    : [];
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
