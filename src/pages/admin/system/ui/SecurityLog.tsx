import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import {
  type SecurityEvent,
  securityEventPageSize,
  securityKinds,
  securityOutcomes,
} from '@/shared/contract/security-log.ts';
import { useFormats } from '@/shared/lib/format';
import type { Column } from '@/shared/ui/data-table';
import { PagedList, useAskedPages } from '@/shared/ui/filtered-list';
import { StatusBadge } from '@/shared/ui/status-badge';
import { useSecurityEventsQuery } from '../api/system-api';
import { useSecurityWords } from '../lib/use-security-words';

const initialSort = { by: 'at', isDescending: true };
const choices = { kind: securityKinds, outcome: securityOutcomes };

/** Sign-ins, refusals, changes of rights, and exports of data or money. */
export function SecurityLog() {
  const { t } = useTranslation('pages.admin.system');
  const { moment } = useFormats();
  const { getActor, getSubject, getDetail } = useSecurityWords();
  const { view, question } = useAskedPages({ name: 'security', sorts: [], initialSort, choices });
  const events = useSecurityEventsQuery(question, { refetchOnMountOrArgChange: true });
  const column = (
    id: 'actor' | 'subject' | 'detail',
    value: (event: SecurityEvent) => string,
  ): Column<SecurityEvent> => ({
    id,
    title: t(`security.column.${id}`),
    value,
    rank: id === 'detail' ? 4 : 3,
  });
  const columns: Column<SecurityEvent>[] = [
    {
      id: 'at',
      title: t('security.column.at'),
      isWhole: true,
      value: ({ at }) => at,
      cell: ({ at }) => moment(at),
    },
    {
      id: 'kind',
      title: t('security.column.kind'),
      part: 'name',
      value: ({ kind }) => t(`security.kind.${kind}`),
    },
    {
      id: 'outcome',
      title: t('security.column.outcome'),
      part: 'badge',
      value: ({ outcome }) => t(`security.outcome.${outcome}`),
      cell: ({ outcome }) => (
        <StatusBadge meaning={statusMeanings.securityOutcome[outcome]}>
          {t(`security.outcome.${outcome}`)}
        </StatusBadge>
      ),
    },
    column('actor', getActor),
    column('subject', getSubject),
    column('detail', getDetail),
    {
      id: 'address',
      title: t('security.column.address'),
      rank: 4,
      isWhole: true,
      value: ({ address }) => address ?? '',
    },
  ];
  const list = events.data;
  return (
    <PagedList
      label={t('security.label')}
      view={view}
      query={events}
      bar={{
        label: t('security.filter'),
        searchLabel: t('security.search'),
        choices: [
          {
            name: 'kind',
            label: t('security.column.kind'),
            allLabel: t('security.allKinds'),
            options: securityKinds.map((kind) => ({
              value: kind,
              label: t(`security.kind.${kind}`),
            })),
          },
          {
            name: 'outcome',
            label: t('security.column.outcome'),
            allLabel: t('security.allOutcomes'),
            options: securityOutcomes.map((outcome) => ({
              value: outcome,
              label: t(`security.outcome.${outcome}`),
            })),
          },
        ],
      }}
      headingLevel={3}
      columns={columns}
      rows={list?.events ?? []}
      pages={list && { page: view.page, pageSize: securityEventPageSize, total: list.total }}
      getId={({ id }) => id}
      getName={({ kind }) => t(`security.kind.${kind}`)}
      empty={{
        icon: <ShieldCheck size={32} />,
        title: t('security.empty'),
        text: t('security.emptyText'),
      }}
      noMatch={{ title: t('security.noMatch'), text: t('security.noMatchText') }}
    />
  );
}
