import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './StatCard.css';

type CountedHowProps = {
  figure: string;
  definition: string;
};

/** The browser closes it by Escape and by a press elsewhere. */
function CountedHow({ figure, definition }: CountedHowProps) {
  const { t } = useTranslation('widgets.stat-card');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        size="small"
        label={t('how', { figure })}
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Info size={16} />
      </IconButton>
      <div
        id={id}
        popover="auto"
        className={styles.definition}
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && definition}
      </div>
    </>
  );
}

type StatCardProps = {
  icon?: ReactNode;
  label: string;
  value: ReactNode;
  trend?: ReactNode;
  /** A `Change`, a source or a limit. */
  detail?: ReactNode;
  /** How it is counted, in one or two sentences. */
  definition?: string;
};

export function StatCard({ icon, label, value, trend, detail, definition }: StatCardProps) {
  return (
    <div className={styles.card}>
      <dt className={styles.label}>
        {trend && <span className={styles.trend}>{trend}</span>}
        {label}
      </dt>
      <dd className={styles.value}>
        {icon && (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        )}
        {value}
      </dd>
      {detail && <dd className={styles.detail}>{detail}</dd>}
      {definition && (
        <dd className={styles.how}>
          <CountedHow figure={label} definition={definition} />
        </dd>
      )}
    </div>
  );
}

type StatCardGridProps = {
  children: ReactNode;
  label: string;
  /** Three fit side by side on a phone. */
  hasShortValues?: boolean;
  /** The first leads, and the others are one line of small figures. */
  hasLead?: boolean;
};

export function StatCardGrid({
  children,
  label,
  hasShortValues = false,
  hasLead = false,
}: StatCardGridProps) {
  const look = hasLead ? styles.led : styles.alike;
  return (
    <dl
      className={classNames(styles.grid, look, hasShortValues && styles.short)}
      aria-label={label}
    >
      {children}
    </dl>
  );
}
