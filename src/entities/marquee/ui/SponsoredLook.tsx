import { type ReactNode, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './SponsoredLook.css';

type SponsoredLookProps = {
  /** Colours the placeholder of a missing picture. */
  trackId: string;
  coverImage: string | null;
  title: ReactNode;
  artist: string;
  /** The artist's own text; may be empty. */
  copy: string;
  looks: 'card' | 'line';
  level?: 2 | 3;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** A sponsored track as listeners see it: marked, without motion or sound. */
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
