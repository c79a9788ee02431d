import { useTranslation } from 'react-i18next';
import { MixCard, useMixWords } from '@/entities/mix';
import { Heading } from '@/shared/ui/text';
import { useHomeQuery } from '../api/home-api';
import { PlayListed } from './PlayListed';
import { Shelf } from './Shelf';

/** The mixes of the day, and a heading for the playlists that follow; nothing without mixes. */
export function Mixes() {
  const { t } = useTranslation('pages.listener.home');
  const getWords = useMixWords();
  const { data } = useHomeQuery();
  if (!data || data.mixes.length === 0) return null;
  return (
    <>
      <Shelf items={data.mixes}>
        {(mix) => (
          <MixCard
            mix={mix}
            action={<PlayListed list={{ kind: 'mix', id: mix.id, name: getWords(mix).title }} />}
          />
        )}
      </Shelf>
      <Heading level={3} size="title">
        {t('featured.editorial')}
      </Heading>
    </>
  );
}
