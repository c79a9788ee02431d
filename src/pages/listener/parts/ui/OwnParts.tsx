import { useTranslation } from 'react-i18next';
import { ShareBadge } from '@/entities/recording-share';
import type { OwnShare } from '@/shared/contract/recording-share.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { Link } from '@/shared/ui/link';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';

/** Percent over all parts of the viewer. */
const getPart = ({ parts }: OwnShare) =>
  parts.filter(({ isOwn }) => isOwn).reduce((sum, { part }) => sum + part, 0);

export function OwnParts({ shares }: { shares: readonly OwnShare[] }) {
  const { t } = useTranslation(['pages.listener.parts', 'entities.recording-share']);
  const { rate, shortDay } = useFormats();
  const columns: Column<OwnShare>[] = [
    {
      id: 'track',
      title: t('list.track'),
      cell: ({ track }) => <Link to={paths.track(track.id)}>{track.name}</Link>,
      value: ({ track }) => track.name,
    },
    {
      id: 'artist',
      title: t('list.artist'),
      cell: ({ artist }) => artist.name,
      value: ({ artist }) => artist.name,
    },
    {
      id: 'part',
      title: t('list.part'),
      part: 'figure',
      cell: (share) => rate(getPart(share)),
      value: getPart,
      isNumeric: true,
    },
    {
      id: 'from',
      title: t('list.from'),
      part: 'fact',
      cell: ({ startsOn }) => shortDay(startsOn),
      value: ({ startsOn }) => startsOn,
      isWhole: true,
    },
    {
      id: 'state',
      title: t('list.state'),
      part: 'badge',
      cell: (share) => <ShareBadge share={share} />,
      value: ({ state, isInForce }) =>
        t(`entities.recording-share:state.${isInForce ? 'inForce' : state}`),
      isWhole: true,
    },
  ];
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{t('list.title')}</Heading>
      <DataTable
        label={t('list.title')}
        columns={columns}
        rows={shares}
        getId={({ id }) => id}
        getName={({ track }) => track.name}
        isAmongOthers
      />
    </Stack>
  );
}
