import { foldText } from '@/shared/lib/text-filter';
import type { ApiCall } from './read-calls.ts';

export type CallFilter = { text: string; isStableOnly: boolean };

/** Each typed word has to occur in method, path, name or summary. */
export function filterCalls(
  calls: readonly ApiCall[],
  { text, isStableOnly }: CallFilter,
): readonly ApiCall[] {
  const words = foldText(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return calls.filter((call) => {
    if (isStableOnly && !call.isStable) return false;
    const { method, path, id, summary = '' } = call;
    const all = foldText(`${method} ${path} ${id} ${summary}`);
    return words.every((word) => all.includes(word));
  });
}
