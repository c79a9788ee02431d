import type { Lyrics, LyricsLine } from '../../contract/lyrics.ts';

const pad = (number: number, digits: number) => String(number).padStart(digits, '0');

const toTime = (at: number) =>
  `${pad(Math.floor(at / 60_000), 2)}:${pad(Math.floor(at / 1_000) % 60, 2)}.${pad(at % 1_000, 3)}`;

/** Writes lyrics as LRC, or as plain text where they have no times; `parseLyrics` reads it. */
export function writeLyrics({ kind, language, lines }: Lyrics): string {
  if (kind === 'plain') return lines.map(({ text }) => text).join('\n');
  return [...(language ? [`[la:${language}]`] : []), ...lines.flatMap(writeLine)].join('\n');
}

function writeLine({ at = 0, text, words = [], romanised, translations = [] }: LyricsLine) {
  const sung = words.map((word, index) => {
    const isEnded = word.end !== undefined && word.end !== words[index + 1]?.at;
    return `<${toTime(word.at)}>${word.text}${isEnded ? `<${toTime(word.end ?? 0)}>` : ''}`;
  });
  const others = [romanised, ...translations.map((translation) => translation.text)];
  return [sung.join('') || text, ...others.filter((other) => other !== undefined)].map(
    (each) => `[${toTime(at)}]${each}`,
  );
}
