import { foldText } from '@/shared/lib/text-filter';

type Refusal = { reason: 'twice' | 'full' | 'long'; name: string };

export type Added = {
  tags: readonly string[];
  /** Rejected text, as typed. */
  left: string;
  refusal: Refusal | null;
};

/**
 * Splits at commas and ignores case and accents in comparisons; a full list drops none.
 *
 * @param longest characters of a tag
 */
export function addTags(
  tags: readonly string[],
  typed: string,
  most: number,
  longest = Infinity,
): Added {
  const next = [...tags];
  const refusals: Refusal[] = [];
  for (const part of typed.split(',')) {
    const name = part.trim().replaceAll(/\s+/g, ' ');
    const isThere = next.some((tag) => foldText(tag) === foldText(name));
    if (name === '') continue;
    if (isThere) refusals.push({ reason: 'twice', name });
    else if (name.length > longest) refusals.push({ reason: 'long', name });
    else if (next.length >= most) refusals.push({ reason: 'full', name });
    else next.push(name);
  }
  const left = refusals.map(({ name }) => name).join(', ');
  return { tags: next, left, refusal: refusals.at(-1) ?? null };
}
