import { useTranslation } from 'react-i18next';
import { releaseLimits, uploadLimits } from '@/shared/contract/release-limits.ts';
import { formatFileSize } from '@/shared/lib/format';
import { Fold } from '@/shared/ui/fold';
import { dropLimits, type UnusedFile } from '../lib/drop/found-file';
import * as styles from './drop.css';

/** More are counted. */
const shownMost = 50;

type DropUnusedProps = { unused: readonly UnusedFile[] };

/** The files that are not used, with reasons. */
export function DropUnused({ unused }: DropUnusedProps) {
  const { t, i18n } = useTranslation('pages.label.releases.drop');
  if (unused.length === 0) return null;
  const words = {
    largestMessage: formatFileSize(dropLimits.messageBytes, i18n.language),
    largest: formatFileSize(uploadLimits.soundBytes, i18n.language),
    largestPicture: formatFileSize(uploadLimits.coverBytes, i18n.language),
    tracks: releaseLimits.tracks.album.most,
  };
  return (
    <Fold
      summary={t('unused.title', { count: unused.length })}
      isOpen={unused.length <= 5 || unused.some(({ reason }) => reason.startsWith('message'))}
    >
      <ul className={styles.plain}>
        {unused.slice(0, shownMost).map(({ path, reason, version = '' }) => (
          <li key={`${path}/${reason}`}>
            {path}{' '}
            <span className={styles.reason}>{t(`unused.${reason}`, { ...words, version })}</span>
          </li>
        ))}
        {unused.length > shownMost && (
          <li>{t('unused.more', { count: unused.length - shownMost })}</li>
        )}
      </ul>
    </Fold>
  );
}
