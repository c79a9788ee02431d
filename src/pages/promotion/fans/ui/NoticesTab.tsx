import { BellRing, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { placeOfOne } from '@/entities/outbox';
import { fanNoticeStatuses } from '@/shared/contract/fan-choices.ts';
import { Button } from '@/shared/ui/button';
import { FilteredList } from '@/shared/ui/filtered-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { MainAction } from '@/widgets/office';
import { useFansDesk } from '../model/fans-desk';
import { useNotices } from '../model/notices';
import { NoticeItem } from './NoticeItem';

/** What an artist told their fans, and will tell them. */
export function NoticesTab() {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { place, onNew, onEditNotice } = useFansDesk();
  const query = useNotices(place);
  const create = () => onNew('notification');
  return (
    <Stack gap={5}>
      <MainAction>
        <Button variant="solid" aria-haspopup="dialog" onClick={create}>
          <Plus size={18} aria-hidden />
          {t('notices.new')}
        </Button>
      </MainAction>
      <Text tone="muted">{t('notices.text')}</Text>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" height="320px" />}
        empty={
          <StatusView
            icon={<BellRing size={32} />}
            title={t('notices.empty.title')}
            text={t('notices.empty.text')}
            action={<Button onClick={create}>{t('notices.empty.action')}</Button>}
          />
        }
      >
        {(shown) => (
          <FilteredList
            name="notices"
            label={t('notices.list')}
            items={shown}
            idOf={({ notice }) => notice.id}
            nameOf={({ notice }) => notice.title}
            states={{
              title: t('status'),
              all: t('notices.all'),
              of: ({ notice }) => notice.status,
              order: fanNoticeStatuses,
              label: (status) => t(`entities.fan:noticeStatus.${status}`),
            }}
            searchLabel={t('notices.search')}
            searchIn={({ notice }) => [notice.title, notice.message]}
            noMatch={t('notices.none')}
            empty={null}
            card={(each) => (
              <NoticeItem {...each} place={placeOfOne(place, each.notice)} onEdit={onEditNotice} />
            )}
          />
        )}
      </QueryView>
    </Stack>
  );
}
