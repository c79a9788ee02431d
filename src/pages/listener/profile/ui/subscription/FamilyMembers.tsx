import { useTranslation } from 'react-i18next';
import { planLimits } from '@/entities/plan';
import type { User } from '@/shared/contract/user.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { sampleFamily } from '../../model/sample-subscription';
import { SampleSection } from './SampleSection';
import * as styles from './Subscription.css';

/** The holder and invented members. */
export function FamilyMembers({ viewer }: { viewer: User }) {
  const { t } = useTranslation('pages.listener.profile');
  const people = [
    { name: viewer.displayName, image: viewer.profileImage, seed: viewer.id, isHolder: true },
    ...sampleFamily.map((name) => ({ name, image: null, seed: name, isHolder: false })),
  ];
  return (
    <SampleSection
      title={t('subscription.family.title')}
      text={t('subscription.family.text', { used: people.length, max: planLimits.familyAccounts })}
    >
      <Stack as="ul" gap={3}>
        {people.map(({ name, image, seed, isHolder }) => (
          <li key={seed} className={styles.person}>
            <div className={styles.portrait}>
              <Artwork src={image} seed={seed} shape="round" sizes="44px" />
            </div>
            <span className={styles.personName}>{name}</span>
            <Text as="span" size="label" tone="muted">
              {t(isHolder ? 'subscription.family.holder' : 'subscription.family.member')}
            </Text>
          </li>
        ))}
      </Stack>
    </SampleSection>
  );
}
