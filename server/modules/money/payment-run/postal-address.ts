import { bankText } from './bank-text.ts';

export type PostalAddress = {
  postCode: string | null;
  town: string;
  country: string;
  lines: string[];
};

/** Characters, by the schema and SEPA. */
const limits = { postCode: 16, town: 35, line: 70, lines: 2 };

/** A number of four to six digits, in one or two parts, or a British code. */
const postCode =
  /^((?:[A-Z]{1,2}-)?\d{3,5}[ -]?\d{0,3}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\s+(\p{L}.*)$/u;

/**
 * Reads `Calle Mayor 1, 28001 Madrid` or `…, Madrid, ES`, as SEPA wants addresses since November
 * 2025: town and country apart, the rest as lines (hybrid).
 *
 * @param country where the address names none.
 * @returns null for an address without a town.
 */
export function readPostalAddress(written: string, country: string): PostalAddress | null {
  const parts = written.split(/[,\n;]+/).flatMap((part) => part.trim() || []);
  const [last = ''] = parts.slice(-1);
  const named = /^[A-Z]{2}$/.test(last) ? parts.pop() : undefined;
  const index = parts.findLastIndex((part) => postCode.test(part));
  const [, code = null, withCode] = postCode.exec(parts[index] ?? '') ?? [];
  const isFound = withCode !== undefined;
  const town = bankText(
    withCode ?? (parts.length > 1 ? parts.at(-1) : undefined) ?? '',
    limits.town,
  );
  if (town === '') return null;
  const rest = isFound ? parts.filter((_, each) => each < index) : parts.slice(0, -1);
  const street = bankText(rest.join(', '), limits.line * limits.lines);
  return {
    postCode: code === null ? null : bankText(code, limits.postCode),
    town,
    country: named ?? country,
    lines: street.match(new RegExp(`.{1,${limits.line}}`, 'g')) ?? [],
  };
}
