import type { Lyrics, LyricsLine } from '../../contract/lyrics.ts';

/** A line with its time, of which a file may hold several in any order. */
export type StampedLine = LyricsLine & { at: number };

/** Milliseconds; later stamps are no lyrics. */
const latest = 24 * 3_600_000;

/** Sorts lines, and joins those of one time: the original, its romanised form, a translation. */
export function arrangeLines(stamped: readonly StampedLine[]): StampedLine[] {
  const sorted = stamped
    .filter(({ at }) => at >= 0 && at <= latest)
    .toSorted((one, other) => one.at - other.at);
  return [...Map.groupBy(sorted, ({ at }) => at).values()].flatMap((lines) => {
    const [first = null, ...others] = lines.filter(({ text }) => text !== '');
    if (first === null) return lines.slice(0, 1);
    const more = others.filter(({ text }) => text !== first.text);
    const [romanised, ...rest] = more.length > 1 ? more : [undefined, ...more];
    const added = rest.flatMap((line) => (line ? [{ text: line.text }] : []));
    const translations = [...(first.translations ?? []), ...added];
    return {
      ...first,
      ...(romanised && { romanised: romanised.text }),
      ...(translations.length > 0 && { translations }),
    };
  });
}

/** @returns null where no line has a text. */
export function toTimed(lines: StampedLine[], language?: string): Lyrics | null {
  if (lines.every(({ text }) => text === '')) return null;
  const kind = lines.some(({ words }) => words) ? 'words' : 'lines';
  return { kind, ...(language && { language }), lines };
}
