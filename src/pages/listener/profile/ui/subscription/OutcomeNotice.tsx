import type { BriefMessage } from '../../lib/use-brief-message';
import * as styles from './Subscription.css';
import { BriefMessageView } from '../settings/BriefMessageView';

/** How a change of plan went, in view wherever on the page it was asked for. */
export function OutcomeNotice({ message }: { message: BriefMessage | null }) {
  return <BriefMessageView message={message} className={styles.outcome} isRaised />;
}
