import { CreatedState } from '@/entities/outbox';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { formOf } from '@/features/submit-pitch';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';
import { useScreenTab } from '@/widgets/office';
import { SentPitches } from '@/widgets/sent-pitches';
import { usePitchingDesk } from '../model/pitching-desk';

/** What was proposed, and what became of it. */
export function SentTab() {
  const { t } = useTranslation('pages.promotion.pitching');
  const { place, onEdit } = usePitchingDesk();
  const [, openTab] = useScreenTab();
  const [, setSearch] = useSearchParams();
  return (
    <SentPitches
      place={place}
      headingLevel={2}
      empty={
        <StatusView
          headingLevel={2}
          icon={<Send size={32} />}
          title={t('sent.empty')}
          text={t('sent.emptyText')}
          action={<Button onClick={() => openTab('submit')}>{t('sent.first')}</Button>}
        />
      }
      stateOf={({ pitch, created }) =>
        created && (
          <CreatedState
            owner={place.owner}
            created={created}
            onEdit={() => {
              // Its form is that of its artist, in their own list.
              if (place.labelId !== undefined)
                return setSearch({ tab: 'sent', artist: pitch.artistId ?? '' });
              onEdit({ id: created.item.id, form: formOf(created.item) });
              return openTab('submit');
            }}
          />
        )
      }
    />
  );
}
