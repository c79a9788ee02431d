import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import * as styles from './PremiumPromo.css';

export function PremiumPromo() {
  const { t } = useTranslation('widgets.sidebar');
  return (
    <section className={styles.promo} data-sidebar-label>
      <h2 className={styles.title}>{t('premium.title')}</h2>
      <p className={styles.text}>{t('premium.text')}</p>
      <ButtonLink variant="solid" to={paths.register}>
        {t('premium.register')}
      </ButtonLink>
      <ButtonLink variant="outline" to={paths.login}>
        {t('premium.login')}
      </ButtonLink>
    </section>
  );
}
