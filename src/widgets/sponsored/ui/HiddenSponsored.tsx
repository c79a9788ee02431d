import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowSponsoredMutation } from '@/entities/marquee';
import type { Sponsored } from '@/shared/contract/marquee.ts';
import { takeFocus } from '@/shared/ui/focus';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import * as styles from './SponsoredCard.css';

type HiddenSponsoredProps = {
  sponsored: Sponsored;
  onShown: () => void;
};

/** The undo button takes over the card's focus. */
export function HiddenSponsored({ sponsored: { id, track }, onShown }: HiddenSponsoredProps) {
  const { t } = useTranslation('widgets.sponsored');
  const [show, { isLoading }] = useShowSponsoredMutation();
  const words = useId();
  const handleUndo = async () => {
    const { error } = await show(id);
    if (error) showFailure('showSponsored', error, { text: t('hide.failed') });
    else onShown();
  };
  return (
    <Inline gap={3} isWrapping>
      <Text size="small" tone="muted" id={words}>
        {t('hide.done', { artist: track.artist.name })}
      </Text>
      <Button
        ref={takeFocus}
        size="small"
        variant="ghost"
        className={styles.aligned}
        aria-describedby={words}
        isPending={isLoading}
        onClick={() => void handleUndo()}
      >
        {t('hide.undo')}
      </Button>
    </Inline>
  );
}
