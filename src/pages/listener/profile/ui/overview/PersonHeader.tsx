import { useTranslation } from 'react-i18next';
import { planInForce, PlanName } from '@/entities/plan';
import type { User } from '@/shared/contract/user.ts';
import { Artwork } from '@/shared/ui/artwork';
import { ButtonLink } from '@/shared/ui/button';
import { Heading, Text } from '@/shared/ui/text';
import { profileTabSearch } from '../../model/profile-tab';
import * as styles from './Overview.css';

export function PersonHeader({ viewer }: { viewer: User }) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <header className={styles.person}>
      <div className={styles.portrait}>
        <Artwork
          src={viewer.profileImage}
          seed={viewer.id}
          shape="round"
          sizes="(min-width: 640px) 184px, 112px"
          isPriority
        />
      </div>
      <div className={styles.words}>
        <PlanName plan={planInForce(viewer)} />
        <Heading level={2} size="display" className={styles.name}>
          {viewer.displayName}
        </Heading>
        <Text tone="muted" className={styles.bio}>
          {viewer.bio || t('overview.noBio')}
        </Text>
        <ButtonLink variant="outline" to={profileTabSearch('profile')}>
          {t('overview.edit')}
        </ButtonLink>
      </div>
    </header>
  );
}
