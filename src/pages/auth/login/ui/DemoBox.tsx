import { useTranslation } from 'react-i18next';
import type { Credentials } from '../model/demo-credentials';
import * as styles from './DemoBox.css';

export function DemoBox({ email, password }: Credentials) {
  const { t } = useTranslation('pages.auth.login');
  return (
    <aside className={styles.box} aria-labelledby="demo-title">
      <h2 className={styles.title} id="demo-title">
        {t('demo.title')}
      </h2>
      <dl className={styles.list}>
        <dt>{t('demo.email')}</dt>
        <dd className={styles.value}>{email}</dd>
        <dt>{t('demo.password')}</dt>
        <dd className={styles.value}>{password}</dd>
      </dl>
    </aside>
  );
}
