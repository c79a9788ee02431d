import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './AccountBanner.css';

export function AccountBanner() {
  const { t } = useTranslation('pages.listener.home');
  return (
    <section className={styles.banner} aria-labelledby="invitation">
      <div className={styles.words}>
        <Heading level={2} size="headline" tone="onArt" id="invitation">
          {t('banner.title')}
        </Heading>
        <Text>{t('banner.text')}</Text>
      </div>
      <div className={styles.buttons}>
        <ButtonLink variant="solid" size="large" to={paths.register}>
          {t('banner.register')}
        </ButtonLink>
        <ButtonLink size="large" to={paths.login}>
          {t('banner.login')}
        </ButtonLink>
      </div>
    </section>
  );
}
