import { CircleAlert, Clock, Download, FileCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DataExport } from '@/shared/contract/data-export.ts';
import { problemText } from '@/shared/api';
import { saveFile } from '@/shared/files';
import { formatFileSize, formatMoment } from '@/shared/lib/format';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import {
  useAskDataExportAddressMutation,
  useDataExportQuery,
  useOrderDataExportMutation,
} from '../../api/data-export-api';
import { useBriefMessage } from '../../lib/use-brief-message';
import { SettingsFooter } from './SettingsCard';

type DataExportPartProps = {
  /** The last export, or null. */
  ordered: DataExport | null;
};

/** Orders and offers the export, which is available for a day. */
export function DataExportPart({ ordered }: DataExportPartProps) {
  const { t } = useTranslation('pages.listener.profile');
  const [order, ordering] = useOrderDataExportMutation();
  const [askAddress, asking] = useAskDataExportAddressMutation();
  const { message, succeed, fail } = useBriefMessage();
  const isReady = ordered?.state === 'ready';
  const isMade = ordered?.state === 'pending';

  const report = (error: unknown, text: string) => {
    logFailure('data export', error);
    fail(problemText(error, text));
  };
  const handleOrder = async () => {
    const { error } = await order();
    if (error) report(error, t('ownData.orderFailed'));
  };
  const handleSave = async () => {
    const { data, error } = await askAddress();
    if (error) {
      report(error, t('ownData.saveFailed'));
      return;
    }
    saveFile(data.address, t('ownData.fileName'));
    succeed(t('ownData.saved'));
  };

  return (
    <Stack gap={5}>
      {ordered && <ExportState ordered={ordered} />}
      <SettingsFooter message={message}>
        {/* One button, so that it keeps the focus when the state changes. */}
        <Button
          isPending={isMade || ordering.isLoading || asking.isLoading}
          onClick={() => void (isReady ? handleSave() : handleOrder())}
        >
          {!isMade && <Download size={18} aria-hidden />}
          {t(isReady ? 'ownData.save' : isMade ? 'ownData.making' : 'ownData.order')}
        </Button>
        {isReady && (
          <Button
            variant="outline"
            isPending={ordering.isLoading}
            onClick={() => void handleOrder()}
          >
            {t('ownData.orderAgain')}
          </Button>
        )}
      </SettingsFooter>
    </Stack>
  );
}

const looks = {
  pending: { tone: 'quiet', icon: <Clock size={20} /> },
  ready: { tone: 'success', icon: <FileCheck size={20} /> },
  failed: { tone: 'danger', icon: <CircleAlert size={20} /> },
} as const;

/** Milliseconds between checks. */
const lookEvery = 3_000;

function ExportState({ ordered }: { ordered: DataExport }) {
  const { t, i18n } = useTranslation('pages.listener.profile');
  const { state, expiresAt, size } = ordered;
  useDataExportQuery(undefined, {
    pollingInterval: state === 'pending' ? lookEvery : 0,
    skipPollingIfUnfocused: true,
  });
  const words = () => {
    if (state !== 'ready') return t(`ownData.state.${state}`);
    return t('ownData.state.ready', {
      size: formatFileSize(size ?? 0, i18n.language),
      moment: formatMoment(expiresAt ?? ordered.orderedAt, i18n.language),
    });
  };
  return <Notice {...looks[state]}>{words()}</Notice>;
}
