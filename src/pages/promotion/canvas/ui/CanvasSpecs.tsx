import { Clock, FileVideo, HardDrive, Repeat, Square, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Fold } from '@/shared/ui/fold';
import * as styles from './canvas.css';

const specs = [
  ['size', Square],
  ['length', Clock],
  ['format', FileVideo],
  ['weight', HardDrive],
  ['loop', Repeat],
  ['content', Type],
] as const;

/** The requirements for a canvas. */
export function CanvasSpecs() {
  const { t } = useTranslation('pages.promotion.canvas');
  return (
    <Fold summary={t('specs.title')}>
      <dl className={styles.specs}>
        {specs.map(([name, Icon]) => (
          <div key={name} className={styles.spec}>
            <Icon size={20} aria-hidden className={styles.specIcon} />
            <dt className={styles.specName}>{t(`specs.${name}.name`)}</dt>
            <dd className={styles.specValue}>{t(`specs.${name}.value`)}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
