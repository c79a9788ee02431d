import { useTranslation } from 'react-i18next';
import type { User } from '@/shared/contract/user.ts';
import { formatCountry, formatDate, formatLanguage } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import * as styles from './Overview.css';

export function AccountInfo({ viewer }: { viewer: User }) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const facts = {
    email: viewer.email,
    username: `@${viewer.username}`,
    country: formatCountry(viewer.country, i18n.language),
    language: formatLanguage(viewer.language, i18n.language),
    joinDate: formatDate(viewer.joinDate, i18n.language),
  };
  const names = ['email', 'username', 'country', 'language', 'joinDate'] as const;
  return (
    <Stack as="section">
      <Heading level={2} size="title">
        {t('overview.account')}
      </Heading>
      <dl className={styles.facts}>
        {names.map((name) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{t(`overview.${name}`)}</dt>
            <dd className={styles.factValue}>{facts[name]}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Link to={paths.parts} tone="accent">
          {t('overview.parts')}
        </Link>
      </div>
    </Stack>
  );
}
