import { useTranslation } from 'react-i18next';
import type { SocialLinks as Links } from '@/shared/contract/artist.ts';
import { OutwardLink } from '@/shared/ui/outward-link';
import { Inline } from '@/shared/ui/stack';
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
          <OutwardLink className={styles.socialLink} href={address} tone="plain">
            {t(`social.${network}`)}
          </OutwardLink>
        </li>
      ))}
    </Inline>
  );
}
