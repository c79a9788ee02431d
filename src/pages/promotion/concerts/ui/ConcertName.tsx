import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import { PendingState } from '@/entities/outbox';
import { PicturedName } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import type { ShownConcert } from '../model/concert-item';
import { useConcertDesk } from '../model/use-concerts';

type ConcertNameProps = { shown: ShownConcert };

/** A concert in its row; with its delivery while pending on this device. */
export function ConcertName({ shown: { thing, pending } }: ConcertNameProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const words = useConcertWords();
  const { scope, edit, whose } = useConcertDesk();
  return (
    <Stack gap={1}>
      <PicturedName
        detail={<bdi>{t('card.place', { venue: thing.venue, place: words.place(thing) })}</bdi>}
      >
        <bdi>{thing.title}</bdi>
      </PicturedName>
      {whose(thing.id)}
      {pending && (
        <PendingState owner={scope.owner} pending={pending} onEdit={() => edit(thing.id)} />
      )}
    </Stack>
  );
}
