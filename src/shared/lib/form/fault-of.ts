import type * as z from 'zod/mini';

/** The error that a rule gives is one word; what zod says by itself is a sentence. */
const own = /^[a-z][A-Za-z]*$/;

type Issue = z.core.$ZodIssue;

/**
 * What is wrong with a field, as the key of a sentence: one of these, or the word that a rule of the form's own gives as
 * its error. The schema has no words.
 */
export type Fault = 'missing' | 'number' | 'least' | 'most' | 'step' | 'long' | 'many' | 'invalid';

export function faultOf(issue: Issue): string {
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
