import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { heardDuration, seekTo, useCurrentTrack } from '@/entities/playback';
import { selectSessionStatus } from '@/entities/session';
import type { Lyrics } from '@/shared/contract/lyrics.ts';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { useFollowing } from '../model/use-following';
import { useSung } from '../model/use-sung';
import { LyricsLine } from './LyricsLine';
import * as styles from './LyricsText.css';

type LyricsTextProps = { lyrics: Lyrics; title: string };

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Follows the sound where lyrics have times, and scrolls. See docs/product/lyrics.md. */
export function LyricsText({ lyrics, title }: LyricsTextProps) {
  const { t } = useTranslation('features.follow-lyrics');
  const dispatch = useAppDispatch();
  const isPreview = useSelector(selectSessionStatus) === 'visitor';
  const heard = heardDuration(useCurrentTrack()?.duration ?? 0, isPreview) * 1_000;
  const part = useRef<HTMLDivElement>(null);
  const { lines, kind, language } = lyrics;
  const isTimed = kind !== 'plain';
  const sung = useSung(isTimed ? lines : null);
  const { isFollowing, follow, handlers } = useFollowing(part, sung.line);
  /** Tab reaches one line: the last focused, else the one that sounds. */
  const [focused, setFocused] = useState<number | null>(null);
  const canPress = (index: number) => {
    const at = lines[index]?.at;
    return isTimed && at !== undefined && lines[index]?.text !== '' && at < heard;
  };
  const first = lines.findIndex((_, index) => canPress(index));
  const wanted = isFollowing ? sung.line : (focused ?? sung.line);
  const reached = canPress(wanted) ? wanted : first;

  const handlePress = (at: number) => {
    dispatch(seekTo(at / 1_000));
    follow();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    handlers.onKeyDown(event);
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const index = buttons.findIndex((button) => button === document.activeElement);
    if (index < 0) return;
    const { key } = event;
    const step = steps[key];
    const next = key === 'Home' ? 0 : key === 'End' ? buttons.length - 1 : step && index + step;
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const handleFollow = () => {
    follow();
    // The pressed button disappears.
    part.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.room}>
      {/* It scrolls, so keys have to reach it, and arrows lead from line to line. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={part}
        // No field set.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={t('label', { title })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={first < 0 ? 0 : -1}
        className={styles.scroll}
        data-kind={kind}
        {...handlers}
        onKeyDown={handleKeyDown}
      >
        <ol className={styles.lines}>
          {lines.map((line, index) => {
            const { at } = line;
            return (
              <LyricsLine
                // Lines repeat.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                line={line}
                language={language}
                isSung={index === sung.line}
                sungWords={index === sung.line ? sung.words : 0}
                isReached={index === reached}
                onFocus={() => setFocused(index)}
                onPress={canPress(index) && at !== undefined ? () => handlePress(at) : undefined}
              />
            );
          })}
        </ol>
      </div>
      {isTimed && !isFollowing && (
        <div className={styles.again}>
          <Button size="small" onClick={handleFollow}>
            {t('follow')}
          </Button>
        </div>
      )}
    </div>
  );
}
