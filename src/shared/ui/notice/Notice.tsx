import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './Notice.css';

type NoticeProps = {
  children: ReactNode;
  tone?: keyof typeof styles.tone;
  icon?: ReactNode;
  action?: ReactNode;
  /** `note` is not announced. */
  role?: 'status' | 'alert' | 'note';
} & ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: never; dismissLabel?: never });

export function Notice({
  children,
  tone = 'quiet',
  icon,
  action,
  role = 'status',
  onDismiss,
  dismissLabel,
}: NoticeProps) {
  return (
    <div role={role} className={classNames(styles.notice, styles.tone[tone])}>
      {icon && (
        <span className={classNames(styles.icon, styles.iconTone[tone])} aria-hidden>
          {icon}
        </span>
      )}
      <div className={styles.words}>{children}</div>
      {(action || onDismiss) && (
        <div className={styles.controls}>
          {action}
          {onDismiss && (
            <IconButton label={dismissLabel} size="small" onClick={onDismiss}>
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}
