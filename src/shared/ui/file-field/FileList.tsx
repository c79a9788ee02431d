import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './FileField.css';
import { FileRow, shareInWords, type FileItem } from './FileRow';

type FileListProps = {
  items: readonly FileItem[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
};

/** Each percent would drown out everything else. */
const getQuarter = (progress: number) => Math.floor(progress * 4) / 4;

export function FileList({ items, onCancel, onRetry, onRemove }: FileListProps) {
  const { t, i18n } = useTranslation('shared.ui.file-field');
  const announced = (item: FileItem) => {
    const { name } = item;
    if (item.state === 'done') return t('announced.done', { name });
    if (item.state === 'failed') return t('announced.failed', { name, reason: item.reason });
    if (item.state === 'paused') return t('announced.paused', { name });
    const quarter = item.state === 'sending' ? getQuarter(item.progress) : 0;
    return quarter > 0
      ? t('announced.sending', { name, share: shareInWords(quarter, i18n.language) })
      : '';
  };
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={t('list')}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              onCancel={() => onCancel(item.id)}
              onRetry={() => onRetry(item.id)}
              onRemove={() => onRemove(item.id)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden as="output" aria-atomic={false}>
        {items.map((item) => (
          <span key={item.id}>{announced(item)}</span>
        ))}
      </VisuallyHidden>
    </>
  );
}
