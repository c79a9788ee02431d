import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Concert } from '@/shared/contract/concert.ts';
import { changedParams, useOpenItem } from '@/shared/lib/address';
import type { ThingAct } from '@/widgets/office';
import { isToCome } from '../lib/sold-share';
import type { ShownConcert } from './concert-item';
import { useConcertDesk } from './use-concerts';

export type Ending = {
  /** A cancelled concert stays in the list; a removed one is gone. */
  act: 'cancel' | 'remove';
  concert: Concert;
};

/**
 * Actions on concerts, the likeliest first.
 *
 * @param onEnd asks before a concert ends for good
 */
export function useConcertActs(onEnd: (ending: Ending) => void) {
  const { t } = useTranslation('pages.promotion.concerts');
  const { editAct } = useConcertDesk();
  const details = useOpenItem();
  const [params, setParams] = useSearchParams();

  const act = (
    key: 'details' | 'promote' | 'cancel' | 'remove',
    { id, title }: Concert,
    onPress: (id: string) => void,
  ): ThingAct => ({
    label: t(`act.${key}`),
    name: t(`act.${key}Of`, { title }),
    onPress: () => onPress(id),
    hasDialog: key !== 'promote',
    isDanger: key === 'remove',
  });

  /** Without the link to its details. */
  function actsInside({ thing: concert, pending }: ShownConcert): ThingAct[] {
    // A pending item shows its own actions.
    if (pending) return [];
    const end = (ending: Ending['act']) =>
      act(ending, concert, () => onEnd({ act: ending, concert }));
    const promote = (id: string) =>
      setParams(changedParams(params, { tab: 'promotion', concert: id, open: '' }));
    return [
      ...(concert.status === 'cancelled' ? [] : [editAct(concert.id, concert.title)]),
      ...(isToCome(concert) ? [act('promote', concert, promote), end('cancel')] : []),
      end('remove'),
    ];
  }

  return {
    details,
    actsInside,
    getActs: (shown: ShownConcert): ThingAct[] => {
      const acts = actsInside(shown);
      // A destructive action is never the likeliest.
      const at = acts[0] && !acts[0].isDanger ? 1 : 0;
      return acts.toSpliced(at, 0, act('details', shown.thing, details.open));
    },
  };
}
