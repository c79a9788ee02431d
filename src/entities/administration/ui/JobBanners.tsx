import { ArchiveX, FileX, Hourglass, MailX, PenOff, TriangleAlert, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SystemState } from '@/shared/contract/system.ts';
import { formatMonth, useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { UncountedBanner } from './UncountedBanner';

type JobBannersProps = Pick<
  Partial<SystemState>,
  | 'failedBackup'
  | 'files'
  | 'setAside'
  | 'uncounted'
  | 'stoppedLanes'
  | 'abandonedJobs'
  | 'unsignedDay'
  | 'refusedMails'
  | 'refusedPlays'
>;

/** What work behind the scenes did not do. */
export function JobBanners(props: JobBannersProps) {
  const { failedBackup, setAside, uncounted, stoppedLanes, abandonedJobs = 0 } = props;
  const { unsignedDay, refusedMails, files } = props;
  const { refusedPlays = 0 } = props;
  const { t, i18n } = useTranslation('entities.administration');
  const { date, moment } = useFormats();
  const linkAs = (name: string) => (
    <Link to={`${paths.admin}?tab=system`} tone="accent">
      {name}
    </Link>
  );
  const link = linkAs(t('jobs.open'));
  const wrong = files ? files.missing + files.changed + files.unreadable : 0;
  return (
    <>
      {setAside?.map(({ artist, month, at, reason }) => (
        <Notice key={`${month} ${artist}`} tone="danger" icon={<UserRoundX size={20} />}>
          <Stack gap={2}>
            <Text weight="strong">
              {t('setAside.title', { month: formatMonth(month, i18n.language), artist })}
            </Text>
            <Text>{t('setAside.text', { moment: moment(at) })}</Text>
            {reason !== null && (
              <Text size="small" tone="muted">
                {t('setAside.detail', { reason })}
              </Text>
            )}
          </Stack>
        </Notice>
      ))}
      {uncounted?.map((each) => (
        <UncountedBanner key={each.id} {...each} />
      ))}
      {unsignedDay && (
        <Notice tone="danger" icon={<PenOff size={20} />} action={link}>
          <Stack gap={2}>
            <Text weight="strong">{t('unsigned.title', { day: date(unsignedDay) })}</Text>
            <Text>{t('unsigned.text')}</Text>
          </Stack>
        </Notice>
      )}
      {refusedMails && (
        <Notice tone="danger" icon={<MailX size={20} />} action={link}>
          <Stack gap={2}>
            <Text weight="strong">{t('refused.title', { moment: moment(refusedMails.at) })}</Text>
            <Text>{t('refused.text')}</Text>
            <Text size="small" tone="muted">
              {refusedMails.reason}
            </Text>
          </Stack>
        </Notice>
      )}
      {failedBackup && (
        <Notice tone="danger" icon={<ArchiveX size={20} />}>
          <Stack gap={2}>
            <Text weight="strong">{t('backup.failed', { moment: moment(failedBackup.at) })}</Text>
            <Text>{t('backup.again')}</Text>
            <Text size="small" tone="muted">
              {failedBackup.reason}
            </Text>
          </Stack>
        </Notice>
      )}
      {wrong > 0 && (
        <Notice tone="danger" icon={<FileX size={20} />} action={linkAs(t('files.open'))}>
          <Stack gap={2}>
            <Text weight="strong">{t('files.wrong', { count: wrong })}</Text>
            <Text>{t('files.text', { day: date(files?.damagedOn) })}</Text>
          </Stack>
        </Notice>
      )}
      {stoppedLanes?.map(({ lane, waitingSince }) => (
        <Notice key={lane} tone="danger" icon={<Hourglass size={20} />} action={link}>
          <Stack gap={2}>
            <Text weight="strong">{t(`jobs.stopped.${lane}`)}</Text>
            <Text>{t('jobs.since', { moment: moment(waitingSince) })}</Text>
          </Stack>
        </Notice>
      ))}
      {refusedPlays > 0 && (
        <Notice tone="warning" icon={<TriangleAlert size={20} />} action={link}>
          {t('jobs.refusedPlays', { count: refusedPlays })}
        </Notice>
      )}
      {abandonedJobs > 0 && (
        <Notice tone="warning" icon={<TriangleAlert size={20} />} action={link}>
          {t('jobs.abandoned', { count: abandonedJobs })}
        </Notice>
      )}
    </>
  );
}
