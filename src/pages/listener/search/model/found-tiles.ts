import { foldText } from '@/shared/lib/text-filter';

const shortest = 2;

/** Every word of the query begins a word of the title. */
export function isTitleFound(title: string, query: string): boolean {
  const words = foldText(title).split(/[^\p{L}\p{N}]+/u);
  const wanted = foldText(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    wanted.join('').length >= shortest &&
    wanted.every((part) => words.some((word) => word.startsWith(part)))
  );
}
