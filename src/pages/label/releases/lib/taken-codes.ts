import { findCodeFaults } from '@/shared/rules/release-codes.ts';

/** Sentences of the server about codes that others hold, by code as typed. */
export type TakenCodes = { readonly [code: string]: string };

type Coded = { upc: string; tracks: readonly { isrc: string }[] };

export const isCodeField = (field: string): boolean => /^upc$|\.isrc$/.test(field);

export const getCode = ({ upc, tracks }: Coded, field: string): string =>
  field === 'upc' ? upc : (tracks[Number(field.split('.')[1])]?.isrc ?? '');

/** What the server says of the codes of a draft, beside what the form knows itself. */
export function readTaken(
  draft: Coded,
  faults: { readonly [field: string]: string } = {},
): TakenCodes {
  const own = findCodeFaults(draft);
  return Object.fromEntries(
    Object.entries(faults)
      .filter(([field]) => isCodeField(field) && !(field in own))
      .map(([field, sentence]) => [getCode(draft, field), sentence]),
  );
}
