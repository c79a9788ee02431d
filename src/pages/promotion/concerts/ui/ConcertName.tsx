import { useTranslation } from 'react-i18next';
import { useConcertWords } from '@/entities/concert';
import { CreatedState } from '@/entities/outbox';
import { PicturedName } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import type { ShownConcert } from '../model/concert-item';
import { useConcertDesk } from '../model/use-concerts';

type ConcertNameProps = { shown: ShownConcert };

/** A concert in its row; with its delivery while pending on this device. */
export function ConcertName({ shown: { thing, created } }: ConcertNameProps) {
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
      {created && (
        <CreatedState owner={scope.owner} created={created} onEdit={() => edit(thing.id)} />
      )}
    </Stack>
  );
}
