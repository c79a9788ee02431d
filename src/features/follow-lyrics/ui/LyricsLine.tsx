import { Music } from 'lucide-react';
import type { FocusEventHandler } from 'react';
import type { LyricsLine as Line } from '@/shared/contract/lyrics.ts';
import * as styles from './LyricsText.css';

type LyricsLineProps = {
  line: Line;
  language: string | undefined;
  isSung: boolean;
  /** Words that have begun. */
  sungWords: number;
  /** Without it the line is no button: plain lyrics, or beyond a preview. */
  onPress?: (() => void) | undefined;
  isReached: boolean;
  onFocus: FocusEventHandler<HTMLButtonElement>;
};

/** A line, with its romanised form and translations below it. */
export function LyricsLine(props: LyricsLineProps) {
  const { line, language, isSung, sungWords, onPress, isReached, onFocus } = props;
  const { text, words, romanised, translations } = line;
  if (text === '') {
    return (
      <li className={styles.pause} data-sung={isSung || undefined} aria-hidden>
        {line.at !== undefined && <Music size={18} />}
      </li>
    );
  }
  const content = (
    <>
      <span className={styles.text} dir="auto" lang={language}>
        {isSung && words
          ? words.map((word, index) => (
              <span
                // Words repeat.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                className={styles.word}
                data-sounding={index < sungWords || undefined}
              >
                {word.text}
              </span>
            ))
          : text}
      </span>
      {romanised && (
        <span className={styles.beside} dir="auto">
          {romanised}
        </span>
      )}
      {translations?.map((translation, index) => (
        <span
          key={translation.language ?? index}
          className={styles.beside}
          dir="auto"
          lang={translation.language}
        >
          {translation.text}
        </span>
      ))}
    </>
  );
  return (
    <li data-sung={isSung || undefined}>
      {onPress ? (
        <button
          type="button"
          className={styles.line}
          aria-current={isSung ? 'true' : undefined}
          tabIndex={isReached ? 0 : -1}
          onClick={onPress}
          onFocus={onFocus}
          translate="no"
        >
          {content}
        </button>
      ) : (
        <div className={styles.line} aria-current={isSung ? 'true' : undefined} translate="no">
          {content}
        </div>
      )}
    </li>
  );
}
