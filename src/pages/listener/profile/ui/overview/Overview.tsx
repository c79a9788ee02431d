import type { User } from '@/shared/contract/user.ts';
import { AccountInfo } from './AccountInfo';
import * as styles from './Overview.css';
import { PersonHeader } from './PersonHeader';
import { PremiumUpsell } from './PremiumUpsell';
import { SampleFigures } from './SampleFigures';

/** 'Resumen': who the person is, what they listened to, and Premium for those who lack it. */
export function Overview({ viewer }: { viewer: User }) {
  return (
    <div className={styles.overview}>
      <PersonHeader viewer={viewer} />
      <SampleFigures />
      {viewer.subscriptionType === 'free' && <PremiumUpsell />}
      <AccountInfo viewer={viewer} />
    </div>
  );
}
