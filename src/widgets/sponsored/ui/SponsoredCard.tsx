import { ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  SponsoredLook,
  SponsoredReasons,
  useFollowSponsoredMutation,
  useHideSponsoredMutation,
  useSeeSponsoredMutation,
} from '@/entities/marquee';
import type { Sponsored } from '@/shared/contract/marquee.ts';
import { takeFocus } from '@/shared/ui/focus';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { RouteLink } from '@/shared/ui/link';
import { Inline } from '@/shared/ui/stack';
import { showFailure } from '@/shared/ui/toast';
import { useSeen } from '../model/use-seen';
import * as styles from './SponsoredCard.css';

type SponsoredCardProps = {
  sponsored: Sponsored;
  looks: 'card' | 'line';
  /** Called once it was in view for a second, or followed. */
  onSeen: () => void;
  /** It was restored, so its hide button takes the focus. */
  isBack: boolean;
  onHidden: () => void;
};

/** See docs/product/marquee.md. */
export function SponsoredCard({ sponsored, looks, isBack, onSeen, onHidden }: SponsoredCardProps) {
  const { t } = useTranslation('widgets.sponsored');
  const [see] = useSeeSponsoredMutation();
  const [follow] = useFollowSponsoredMutation();
  const [hide, { isLoading }] = useHideSponsoredMutation();
  const [isExplained, setIsExplained] = useState(false);
  const card = useRef<HTMLElement>(null);
  const why = useId();
  const { id, track, copy } = sponsored;
  const artist = track.artist.name;
  const handleSeen = async () => {
    await see(sponsored);
    onSeen();
  };
  useSeen(card, () => void handleSeen());

  // Following it implies having seen it.
  const handleFollow = async () => {
    await handleSeen();
    await follow(id);
  };
  const handleHide = async () => {
    const { error } = await hide(id);
    if (error) {
      showFailure('hideSponsored', error, { text: t('hide.failed') });
      return;
    }
    onHidden();
  };
  return (
    <SponsoredLook
      ref={card}
      trackId={track.id}
      coverImage={track.coverImage}
      title={
        <RouteLink
          to={paths.track(track.id)}
          className={styles.link}
          onClick={() => void handleFollow()}
        >
          {track.title}
          <ChevronRight size={16} aria-hidden />
        </RouteLink>
      }
      artist={artist}
      copy={copy}
      looks={looks}
    >
      <Inline gap={2} isWrapping className={styles.aligned}>
        <Button
          size="small"
          variant="ghost"
          aria-expanded={isExplained}
          aria-controls={why}
          onClick={() => setIsExplained(!isExplained)}
        >
          {t('why.question')}
        </Button>
        <Button
          ref={isBack ? takeFocus : null}
          size="small"
          variant="ghost"
          isPending={isLoading}
          onClick={() => void handleHide()}
        >
          {t('hide.action')}
        </Button>
      </Inline>
      <div id={why} hidden={!isExplained}>
        <SponsoredReasons sponsored={sponsored} />
      </div>
    </SponsoredLook>
  );
}
