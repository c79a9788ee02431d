import { useTranslation } from 'react-i18next';

/** Plays among shown streams that earn nothing. */
export type HeldPlays = {
  /** Until somebody decides. */
  waiting: number;
  refused: number;
};

/** Says how many plays of a range earn nothing; empty without any. */
export function useHeldWords(): (held: HeldPlays | undefined) => string {
  const { t } = useTranslation('entities.figure');
  return ({ waiting, refused } = { waiting: 0, refused: 0 }) => {
    if (waiting === 0) return refused === 0 ? '' : t('held.refused', { count: refused });
    const wait = t('held.waiting', { count: waiting });
    return refused === 0 ? wait : `${wait} ${t('held.alsoRefused', { count: refused })}`;
  };
}
