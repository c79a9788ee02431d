import type * as z from 'zod/mini';
import type { FieldError } from 'react-hook-form';

/** Our own rules' errors are one word; zod's are sentences. */
const own = /^[a-z][A-Za-z]*$/;

type Issue = z.core.$ZodIssue;

/** A catalogue key, because schemas hold no texts. */
export type Fault = 'missing' | 'number' | 'least' | 'most' | 'step' | 'long' | 'many' | 'invalid';

export function getFault(issue: Issue): string {
  if (own.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'missing' : kindOf(issue.expected);
    case 'too_small':
      return issue.minimum === 1 && issue.origin in tooBig ? 'missing' : 'least';
    case 'too_big':
      return tooBig[issue.origin] ?? 'most';
    case 'not_multiple_of':
      return 'step';
    default:
      return 'invalid';
  }
}

const kindOf = (expected: string): Fault =>
  expected === 'number' || expected === 'int' ? 'number' : 'invalid';

const tooBig: { [origin: string]: Fault } = { string: 'long', array: 'many', file: 'most' };

/** The server's own sentence, or the schema's key in words; undefined without a fault. */
export function fieldSentence(
  error: FieldError | undefined,
  translate: (key: never) => string,
): string | undefined {
  if (!error?.message) return undefined;
  return error.type === 'server' ? error.message : translate(error.message as never);
}
