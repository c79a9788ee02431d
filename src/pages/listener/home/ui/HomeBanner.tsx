import { X } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './HomeBanner.css';

type HomeBannerProps = {
  /** @default its title */
  label?: string;
  title: string;
  text: string;
  to: string;
  act: string;
  dismissLabel: string;
  onDismiss: () => void;
};

/** Invites to one thing, until dismissed. */
export function HomeBanner({
  label,
  title,
  text,
  to,
  act,
  dismissLabel,
  onDismiss,
}: HomeBannerProps) {
  const id = useId();
  return (
    <section
      className={styles.banner}
      {...(label === undefined ? { 'aria-labelledby': id } : { 'aria-label': label })}
    >
      <div className={styles.words}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <div className={styles.action}>
        <ButtonLink variant="solid" to={to}>
          {act}
        </ButtonLink>
        <IconButton label={dismissLabel} onClick={onDismiss} className={styles.dismiss}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}
