import type { User } from '@/shared/contract/user.ts';
import { AccountInfo } from './AccountInfo';
import * as styles from './Overview.css';
import { Figures } from './Figures';
import { PersonHeader } from './PersonHeader';
import { PremiumUpsell } from './PremiumUpsell';

/** 'Resumen': who the person is, what they listened to, and Premium for those who lack it. */
export function Overview({ viewer }: { viewer: User }) {
  return (
    <div className={styles.overview}>
      <PersonHeader viewer={viewer} />
      <Figures />
      {viewer.subscriptionType === 'free' && <PremiumUpsell />}
      <AccountInfo viewer={viewer} />
    </div>
  );
}
