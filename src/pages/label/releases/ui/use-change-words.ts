import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import type { OfferedChange } from '../model/offer-draft';

/** The words of a change that a drop offers. */
export function useChangeWords() {
  const { t } = useTranslation(['pages.label.releases.drop', 'entities.release']);
  const { date } = useFormats();
  const getText = (change: OfferedChange, side: 'from' | 'to'): string => {
    if (change.field === 'tracks') return '';
    if (change.field === 'cover') return t('change.fromFolder');
    if (change.field === 'type') return t(`entities.release:type.${change[side]}`);
    const text = change[side];
    return change.field === 'releaseDate' ? date(text) : text;
  };
  return {
    getName: ({ field }: OfferedChange) => t(`change.name.${field}`),
    getNew: (change: OfferedChange) => getText(change, 'to'),
    /** Of a switch, off at first. */
    getQuestion: (change: OfferedChange) =>
      change.field === 'tracks'
        ? t('change.question.tracks', { count: change.count })
        : change.field === 'cover'
          ? t('change.question.cover')
          : t(`change.question.${change.field}`, { next: getText(change, 'to') }),
    /** What the draft has now. */
    getLoss: (change: OfferedChange) =>
      change.field === 'tracks' || change.field === 'cover'
        ? undefined
        : t('change.now', { now: getText(change, 'from') }),
  };
}
