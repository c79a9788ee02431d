import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SocialLinks as Links } from '@/shared/contract/artist.ts';
import { Inline } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { socialAddresses } from '../lib/social-addresses';
import * as styles from './ArtistPage.css';

/** Open in new tabs. */
export function SocialLinks({ name, links }: { name: string; links: Links }) {
  const { t } = useTranslation('pages.listener.artist');
  const addresses = socialAddresses(links);
  if (addresses.length === 0) return null;
  return (
    <Inline as="ul" gap={1} isWrapping aria-label={t('social.label', { name })}>
      {addresses.map(({ network, address }) => (
        <li key={network}>
          <a className={styles.socialLink} href={address} target="_blank" rel="noopener noreferrer">
            {t(`social.${network}`)}
            <ArrowUpRight size={16} aria-hidden />
            <VisuallyHidden>{t('social.newTab')}</VisuallyHidden>
          </a>
        </li>
      ))}
    </Inline>
  );
}
