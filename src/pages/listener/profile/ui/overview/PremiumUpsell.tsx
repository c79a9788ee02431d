import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/shared/ui/button';
import { Heading, Text } from '@/shared/ui/text';
import { profileTabSearch } from '../../model/profile-tab';
import * as styles from './Overview.css';

export function PremiumUpsell() {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <section className={styles.upsell}>
      <div className={styles.upsellWords}>
        <Heading level={2} size="headline">
          {t('overview.upsell.title')}
        </Heading>
        <Text>{t('overview.upsell.text')}</Text>
      </div>
      <ButtonLink variant="solid" to={profileTabSearch('subscription')}>
        {t('overview.upsell.action')}
      </ButtonLink>
    </section>
  );
}
