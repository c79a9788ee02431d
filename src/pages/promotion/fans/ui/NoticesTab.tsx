import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fanNoticeStatuses } from '@/shared/contract/fan-choices.ts';
import type { FanNotice } from '@/shared/contract/notification.ts';
import { FilteredList } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { ToolDesk, useToolDesk } from '@/widgets/office';
import { useActingArtist, useMaking } from '@/widgets/workspace';
import { type NewNotice, useNotices } from '../model/notice-tool';
import { aboutParams, useAskedAbout } from '../model/use-asked-about';
import { useNoticeActs } from '../model/use-notice-acts';
import { NoticeWorkbench } from '../model/workbenches';
import { NoticeCard } from './NoticeCard';

export function NoticesTab() {
  const { t } = useTranslation('pages.promotion.fans');
  const { place } = useActingArtist();
  const query = useNotices(place);
  const making = useMaking(place);
  const { isReady, ...about } = useAskedAbout(place.artistId);
  return (
    <Stack gap={5}>
      <Text tone="muted">{t('notices.text')}</Text>
      <ToolDesk
        place={place}
        query={query}
        icon={<BellRing size={32} />}
        words={{
          create: t('notices.new'),
          empty: {
            title: t('notices.empty.title'),
            text: t('notices.empty.text'),
            action: t('notices.empty.action'),
          },
        }}
        as="notification"
        about={aboutParams}
        making={making}
        form={({ filling, place: at, close }) =>
          isReady && <NoticeWorkbench {...about} place={at} filling={filling} onClose={close} />
        }
      >
        <NoticeList />
      </ToolDesk>
    </Stack>
  );
}

function NoticeList() {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { shown } = useToolDesk<FanNotice, NewNotice>();
  const { actsOf, window } = useNoticeActs();
  return (
    <>
      <FilteredList
        name="notices"
        label={t('notices.list')}
        items={shown}
        idOf={({ thing }) => thing.id}
        nameOf={({ thing }) => thing.title}
        states={{
          title: t('status'),
          all: t('notices.all'),
          of: ({ thing }) => thing.status,
          order: fanNoticeStatuses,
          label: (status) => t(`entities.fan:noticeStatus.${status}`),
        }}
        searchLabel={t('notices.search')}
        searchIn={({ thing }) => [thing.title, thing.message]}
        noMatch={t('notices.none')}
        empty={null}
        card={(each) => <NoticeCard shown={each} acts={actsOf(each)} />}
      />
      {window}
    </>
  );
}
