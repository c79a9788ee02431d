import { Ticket } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type OutboxScope, useForgottenFiles } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ToolDesk } from '@/widgets/office';
import { useMaking, WhoseItem } from '@/widgets/workspace';
import { useConcerts } from '../model/use-concerts';

const ConcertWorkbench = lazyPart(() => import('./form/ConcertWorkbench'), 'ConcertWorkbench');

type ConcertsDeskProps = {
  scope: OutboxScope;
};

export function ConcertsDesk({ scope }: ConcertsDeskProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const query = useConcerts(scope);
  useForgottenFiles(scope.owner);
  // Works offline too; a failed prefetch is retried when the form opens.
  useEffect(() => void ConcertWorkbench.load().catch(() => undefined), []);
  return (
    <ToolDesk
      scope={scope}
      making={useMaking(scope)}
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
