import type { BriefMessage } from '../../lib/use-brief-message';
import * as styles from './Subscription.css';
import { BriefMessageView } from '../settings/BriefMessageView';

/** Visible wherever on the page the plan was changed. */
export function OutcomeBanner({ message }: { message: BriefMessage | null }) {
  return <BriefMessageView message={message} className={styles.outcome} isRaised />;
}
