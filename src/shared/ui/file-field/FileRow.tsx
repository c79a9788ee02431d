import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize, formatShare } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/icon-button';
import { Meter } from '@/shared/ui/meter';
import * as styles from './FileField.css';
import { FilePicture } from './FilePicture';

export type FileItem = {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  picture?: Blob | string;
} & (
  | { state: 'waiting' | 'done' }
  /** `progress` from 0 to 1; it waits for a connection while paused. */
  | { state: 'sending' | 'paused'; progress: number }
  /** `reason` is a sentence with the remedy. */
  | { state: 'failed'; reason: string }
);

/** Whole percent: 0.034 → `3 %`. */
export const shareInWords = (progress: number, language: string): string =>
  formatShare(Math.floor(progress * 100) / 100, language);

/** Waiting or under way. */
export const mayArrive = ({ state }: FileItem): boolean => state !== 'done' && state !== 'failed';

type FileRowProps = {
  item: FileItem;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

export function FileRow({ item, onCancel, onRetry, onRemove }: FileRowProps) {
  const { t, i18n } = useTranslation('shared.ui.file-field');
  const { name, state } = item;
  const size = formatFileSize(item.size, i18n.language);
  const isOnItsWay = mayArrive(item);
  const isUnderWay = state === 'sending' || state === 'paused';
  const handleRetry = ({ currentTarget }: MouseEvent) => {
    // The button disappears, so the focus moves to its file.
    currentTarget.closest('li')?.focus();
    onRetry();
  };
  return (
    <li className={styles.row} tabIndex={-1} data-state={state}>
      <FilePicture picture={item.picture} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {state === 'failed' ? (
          <span className={styles.failure}>
            <CircleAlert size={16} className={styles.sign} aria-hidden /> {item.reason}
          </span>
        ) : (
          <span className={styles.state}>
            {state === 'done' && <CircleCheck size={16} className={styles.sign} aria-hidden />}
            {isUnderWay
              ? t(`state.${state}`, { size, share: shareInWords(item.progress, i18n.language) })
              : t(`state.${state}`, { size })}
          </span>
        )}
        {isUnderWay && (
          <div className={styles.progress}>
            <Meter label={t('progress', { name })} value={item.progress} />
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {state === 'failed' && (
          <IconButton label={t('retry', { name })} onClick={handleRetry}>
            <RotateCw size={18} aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={isOnItsWay ? t('cancel', { name }) : t('remove', { name })}
          onClick={isOnItsWay ? onCancel : onRemove}
        >
          <X size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
