import type { ReactNode } from 'react';
import type { BriefMessage } from '../../lib/use-brief-message';
import { BriefMessageView } from './BriefMessageView';
import * as styles from './SettingsCard.css';

type SettingsFooterProps = { message: BriefMessage | null; children: ReactNode };

/** The save button with its result. */
export function SettingsFooter({ message, children }: SettingsFooterProps) {
  return (
    <div className={styles.footer}>
      {children}
      <BriefMessageView message={message} className={styles.message} />
    </div>
  );
}
