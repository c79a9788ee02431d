import { useTranslation } from 'react-i18next';
import { Link } from '@/shared/ui/link';
import * as styles from './BlockHeading.css';
import type { Block } from '../lib/get-blocks';
import { QueueSource } from './QueueSource';

type BlockHeadingProps = { name: Block['name']; id: string };

export function BlockHeading({ name, id }: BlockHeadingProps) {
  const { t } = useTranslation('widgets.queue-panel');
  return (
    <h4 id={id} className={styles.heading}>
      {name !== 'rest' ? (
        t(`block.${name}`)
      ) : (
        <QueueSource>
          {(source) =>
            source?.name === undefined ? (
              t('block.rest')
            ) : (
              <Link to={source.to}>{t('block.restFrom', { name: source.name })}</Link>
            )
          }
        </QueueSource>
      )}
    </h4>
  );
}
