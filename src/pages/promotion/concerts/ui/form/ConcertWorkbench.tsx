import { useTranslation } from 'react-i18next';
import type { OutboxScope, FormSource } from '@/entities/outbox';
import type { Concert } from '@/shared/contract/concert.ts';
import { Workbench } from '@/shared/ui/workbench';
import type { NewConcert } from '../../model/concert-rules';
import { useConcertForm } from '../../model/use-concert-form';
import { ConcertPreview } from './ConcertPreview';
import { EveningFields } from './EveningFields';
import { MoreFields } from './MoreFields';
import { TicketFields } from './TicketFields';

type ConcertWorkbenchProps = {
  scope: OutboxScope;
  source: FormSource<NewConcert, Concert>;
  onClose: () => void;
};

const required = ['title', 'venue', 'date'] as const;

/** Adds or edits a concert. A new one sends no request. */
export function ConcertWorkbench({ scope, source, onClose }: ConcertWorkbenchProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const draft = useConcertForm({ scope, source, onDone: onClose });
  const former =
    source.kind === 'new' ? null : source.kind === 'local' ? source.item : source.thing;
  return (
    <Workbench
      title={former ? t('form.titleEdit', { title: former.title }) : t('form.title')}
      description={t('form.text')}
      steps={[
        { title: t('form.evening'), content: <EveningFields draft={draft} /> },
        { title: t('form.tickets'), content: <TicketFields draft={draft} /> },
        { title: t('form.more'), content: <MoreFields draft={draft} /> },
      ]}
      preview={<ConcertPreview draft={draft} />}
      work={draft.work}
      isIncomplete={required.some((field) => draft.values[field].trim() === '')}
      submitLabel={t(draft.isNew ? 'form.create' : 'form.save')}
      onClose={onClose}
    />
  );
}
