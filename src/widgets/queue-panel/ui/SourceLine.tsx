import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { QueueSource } from './QueueSource';

/** Keeps its height while the name loads. */
export function SourceLine() {
  const { t } = useTranslation('widgets.queue-panel');
  return (
    <QueueSource>
      {(source) =>
        source && (
          <Text size="label" tone="muted" isTruncated>
            {source.name === undefined ? (
              '\u00a0'
            ) : (
              <Link to={source.to}>{t('source.from', { name: source.name })}</Link>
            )}
          </Text>
        )
      }
    </QueueSource>
  );
}
