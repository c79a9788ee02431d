import { CircleAlert, CircleCheck } from 'lucide-react';
import { LiveText } from '@/shared/ui/live-text';
import type { BriefMessage } from '../../lib/use-brief-message';
import * as styles from './SettingsCard.css';

type BriefMessageViewProps = {
  /** Null for none. */
  message: BriefMessage | null;
  className?: string;
  /** On its own ground, above the page. */
  isRaised?: boolean;
};

/** Mounted before its text, or screen readers miss it. */
export function BriefMessageView({ message, className, isRaised = false }: BriefMessageViewProps) {
  const isFailure = message?.tone === 'danger';
  const Icon = isFailure ? CircleAlert : CircleCheck;
  const words = message && (
    <p className={styles.words} data-tone={message.tone} {...(isRaised && { 'data-raised': '' })}>
      <Icon size={18} className={styles.icon} aria-hidden />
      {message.text}
    </p>
  );
  return (
    <div className={className}>
      <LiveText>{!isFailure && words}</LiveText>
      <div role="alert">{isFailure && words}</div>
    </div>
  );
}
