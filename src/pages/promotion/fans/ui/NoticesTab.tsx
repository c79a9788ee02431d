import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fanNoticeStatuses } from '@/shared/contract/fan-choices.ts';
import { useActingArtist } from '@/widgets/workspace';
import { type ShownNotice, useNotices } from '../model/notice-tool';
import { useNoticeActs } from '../model/use-notice-acts';
import { NoticeWorkbench } from '../model/workbenches';
import { FanTab } from './FanTab';
import { NoticeCard } from './NoticeCard';

export function NoticesTab() {
  const { t } = useTranslation('entities.fan');
  const { scope } = useActingArtist();
  return (
    <FanTab
      kind="notices"
      as="notification"
      icon={<BellRing size={32} />}
      query={useNotices(scope)}
      states={{
        of: ({ status }) => status,
        order: fanNoticeStatuses,
        label: (status) => t(`noticeStatus.${status}`),
      }}
      getText={({ message }) => message}
      card={(shown) => <ListedNotice shown={shown} />}
      form={({ source, scope: at, close }, about) => (
        <NoticeWorkbench {...about} scope={at} source={source} onClose={close} />
      )}
    />
  );
}

function ListedNotice({ shown }: { shown: ShownNotice }) {
  return <NoticeCard shown={shown} acts={useNoticeActs(shown)} />;
}
