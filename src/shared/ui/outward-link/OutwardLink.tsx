import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './OutwardLink.css';

type OutwardLinkProps = {
  href: string;
  children: ReactNode;
  /** `plain` on coloured ground and in lists of links. @default accent */
  tone?: keyof typeof styles.tone;
  /** Its place in what is around it. */
  className?: string | undefined;
};

/** Leads to another site or a file, in a new tab, so that the music goes on; without a referrer. */
export function OutwardLink({ href, children, tone = 'accent', className }: OutwardLinkProps) {
  const { t } = useTranslation('shared.ui.outward-link');
  return (
    <a
      className={classNames(styles.link, styles.tone[tone], className)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <ArrowUpRight size="1em" className={styles.icon} aria-hidden />
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </a>
  );
}
