import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';
import type { Parts } from '../model/use-parts';

type PartButtonsProps = {
  parts: Parts;
  /** Of the next part; null at the last. */
  nextCursor: string | null;
};

/** Pages through the parts of a list; renders nothing for a single part. */
export function PartButtons({ parts: { cursor, turnBack, turnTo }, nextCursor }: PartButtonsProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  if (cursor === undefined && nextCursor === null) return null;
  return (
    <Inline gap={3}>
      <Button aria-disabled={cursor === undefined || undefined} onClick={turnBack}>
        {t('previous')}
      </Button>
      <Button
        aria-disabled={nextCursor === null || undefined}
        onClick={() => nextCursor !== null && turnTo(nextCursor)}
      >
        {t('next')}
      </Button>
    </Inline>
  );
}
