import { Ticket } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreatedPlace, useForgottenFiles } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ToolDesk } from '@/widgets/office';
import { useMaking, WhoseItem } from '@/widgets/workspace';
import { useConcerts } from '../model/use-concerts';

const ConcertWorkbench = lazyPart(() => import('./form/ConcertWorkbench'), 'ConcertWorkbench');

type ConcertsDeskProps = {
  place: CreatedPlace;
};

export function ConcertsDesk({ place }: ConcertsDeskProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const query = useConcerts(place);
  useForgottenFiles(place.owner);
  // Works offline too; a failed prefetch is retried when the form opens.
  useEffect(() => void ConcertWorkbench.load().catch(() => undefined), []);
  return (
    <ToolDesk
      place={place}
      making={useMaking(place)}
      Whose={WhoseItem}
      query={query}
      icon={<Ticket size={32} />}
      words={{
        tabs: t('tabsLabel'),
        create: t('add'),
        empty: { title: t('empty.title'), text: t('empty.text'), action: t('empty.action') },
      }}
      hasTabsWhenEmpty
      form={({ close, ...opened }) => <ConcertWorkbench {...opened} onClose={close} />}
    />
  );
}
