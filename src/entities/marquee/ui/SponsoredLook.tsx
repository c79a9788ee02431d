import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './SponsoredLook.css';

type SponsoredLookProps = {
  /** Colours the cover where there is no picture. */
  trackId: string;
  /** Address of the picture; null where there is none. */
  coverImage: string | null;
  /** Words, or a link to the track. */
  title: ReactNode;
  artist: string;
  /** The artist's own words; empty for none. */
  copy: string;
  /** A card by itself, or a line below a list of tracks. */
  looks: 'card' | 'line';
  /** Place in the outline of the page. */
  level?: 2 | 3;
  /** What may be done with it. */
  children?: ReactNode;
  /** The card, for whoever measures what is in sight. */
  ref?: Ref<HTMLElement>;
};

/** A track that its artist pays for, as listeners see it: marked as such, and nothing in it moves or sounds. */
export function SponsoredLook(props: SponsoredLookProps) {
  const { trackId, coverImage, title, artist, copy, looks, level = 2, children, ref } = props;
  const { t } = useTranslation('entities.marquee');
  const heading = useId();
  const isLine = looks === 'line';
  return (
    <article ref={ref} className={styles.looks[looks]} aria-labelledby={heading}>
      <Artwork
        src={coverImage}
        seed={trackId}
        sizes={isLine ? '48px' : '96px'}
        className={styles.cover[looks]}
      />
      <Stack gap={isLine ? 1 : 2} className={styles.words}>
        <div className={styles.head[looks]}>
          <Badge>{t('sponsored')}</Badge>
          <Heading level={level} id={heading} size="small" lines={2}>
            {title}
          </Heading>
        </div>
        <Text size="small" tone="muted">
          {artist}
        </Text>
        {copy !== '' && <Text size="small">{copy}</Text>}
        {children}
      </Stack>
    </article>
  );
}
