import { BellRing, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { fanNoticeStatuses } from '@/shared/contract/fan-choices.ts';
import { useListView } from '@/shared/lib/address';
import { matchesText } from '@/shared/lib/text-filter';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { FilterBar } from '@/shared/ui/filter-bar';
import { LiveText } from '@/shared/ui/live-text';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { type EditedNotice, type ShownNotice, useNotices } from '../model/notices';
import { NoticeItem } from './NoticeItem';

/** A list of so many is looked through at a glance. */
const glance = 6;

type NoticesTabProps = {
  /** Whose device list it is, and for which artist they act. */
  place: CreatedPlace;
  /** A new notification shall be filled in. */
  onNew: () => void;
  /** One of this device shall be changed. */
  onEdit: (notice: EditedNotice) => void;
};

/** What an artist told their fans, and will tell them. */
export function NoticesTab({ place, onNew, onEdit }: NoticesTabProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const query = useNotices(place);
  return (
    <Stack gap={5}>
      <Inline gap={4} justify="between" isWrapping>
        <Text tone="muted">{t('notices.text')}</Text>
        <Button variant="solid" aria-haspopup="dialog" onClick={onNew}>
          <Plus size={18} aria-hidden />
          {t('notices.new')}
        </Button>
      </Inline>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" height="320px" />}
        empty={
          <StatusView
            icon={<BellRing size={32} />}
            title={t('notices.empty.title')}
            text={t('notices.empty.text')}
            action={<Button onClick={onNew}>{t('notices.empty.action')}</Button>}
          />
        }
      >
        {(shown) => <List shown={shown} place={place} onEdit={onEdit} />}
      </QueryView>
    </Stack>
  );
}

type ListProps = Omit<NoticesTabProps, 'onNew'> & { shown: readonly ShownNotice[] };

function List({ shown, place, onEdit }: ListProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const view = useListView({
    name: 'notices',
    sorts: [],
    initialSort: { by: 'made', isDescending: true },
    choices: { status: fanNoticeStatuses },
  });
  const { status } = view.chosen;
  const found = shown.filter(
    ({ notice }) =>
      matchesText(view.text, [notice.title, notice.message]) &&
      (status === '' || notice.status === status),
  );
  return (
    <Stack gap={4}>
      {(shown.length > glance || view.isFiltered) && (
        <FilterBar
          label={t('tabs.notifications')}
          searchLabel={t('notices.search')}
          text={view.text}
          onSearch={view.search}
          choices={[
            {
              name: 'status',
              label: t('status'),
              allLabel: t('allStatuses'),
              options: fanNoticeStatuses.map((value) => ({
                value,
                label: t(`entities.fan:noticeStatus.${value}`),
              })),
            },
          ]}
          chosen={view.chosen}
          onChoose={(_, value) => view.choose('status', value)}
          onReset={view.isFiltered ? view.reset : undefined}
        />
      )}
      <LiveText>{found.length === 0 && <Text tone="muted">{t('notices.none')}</Text>}</LiveText>
      <CardGrid>
        {found.map((each) => (
          <NoticeItem key={each.notice.id} {...each} place={place} onEdit={onEdit} />
        ))}
      </CardGrid>
    </Stack>
  );
}
