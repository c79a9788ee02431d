import { useTranslation } from 'react-i18next';
import { Heading } from '@/shared/ui/text';
import * as styles from './labels.css';

const terms = ['status', 'duration', 'renewal'] as const;

/** What a new label agrees to, the same for each. See docs/product/administration.md. */
export function LabelTerms() {
  const { t } = useTranslation('pages.admin.labels');
  return (
    <section className={styles.agreed}>
      <Heading level={3} size="small">
        {t('terms.title')}
      </Heading>
      <dl className={styles.facts}>
        {terms.map((term) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{t(`terms.${term}.name`)}</dt>
            <dd className={styles.value}>{t(`terms.${term}.value`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
