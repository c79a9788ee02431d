import { useTranslation } from 'react-i18next';
import type { Mix } from '@/shared/contract/mix.ts';

/** Its name, and why it was made. */
export function useMixWords() {
  const { t } = useTranslation('entities.mix');
  return ({ kind, genre = 'pop', artist, part }: Mix) => {
    const name = { genre: t(`genre.${genre}`), artist: artist?.name ?? '' };
    const hasPart = kind !== 'artist' && kind !== 'liked' && kind !== 'followed';
    return {
      title: t(`title.${kind}`, name),
      reason: hasPart ? t(`reason.${kind}.${part ?? 'any'}`, name) : t(`reason.${kind}.any`, name),
    };
  };
}
