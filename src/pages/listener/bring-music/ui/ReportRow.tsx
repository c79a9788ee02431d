import { Check, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TrackTitle } from '@/entities/track';
import { formatTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import type { ReportEntry } from '../lib/report';
import * as styles from './BringMusicPage.css';

type ReportRowProps = { entry: ReportEntry; onAccept: () => void; onChange: () => void };

/** The pressed button disappears, in a list of guesses with its row. */
function moveFocus({ currentTarget }: MouseEvent) {
  const row = currentTarget.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector('button')?.focus();
}

/** What the file says, and what stands for it here. */
export function ReportRow({ entry, onAccept, onChange }: ReportRowProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  const { song, verdict, track } = entry;
  const { title, artist, duration } = song;
  return (
    <li className={styles.row} data-verdict={verdict}>
      <div className={styles.given} translate="no">
        <Text isTruncated>{title || t('row.unnamed')}</Text>
        <Text tone="muted" size="small" isTruncated>
          {[artist, duration && formatTime(Math.round(duration))].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {track ? (
        <TrackTitle
          track={track}
          detail={verdict === 'guessed' && <span>{t('row.guessed')}</span>}
        />
      ) : (
        <Text tone="muted">{t('row.missing')}</Text>
      )}
      <div className={styles.acts}>
        {verdict === 'guessed' && (
          <Button
            size="small"
            aria-label={t('row.acceptNamed', { title })}
            onClick={(event) => {
              moveFocus(event);
              onAccept();
            }}
          >
            <Check size={16} aria-hidden />
            {t('row.accept')}
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          aria-label={t(track ? 'row.changeNamed' : 'row.searchNamed', { title })}
          onClick={onChange}
        >
          {track === null && <Search size={16} aria-hidden />}
          {t(track ? 'row.change' : 'row.search')}
        </Button>
      </div>
    </li>
  );
}
