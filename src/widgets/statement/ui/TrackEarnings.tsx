import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { DataTable } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

/** What each track earned in a closed month. */
export function TrackEarnings({ tracks }: Pick<Statement, 'tracks'>) {
  const { t } = useTranslation('widgets.statement');
  const { number, euros } = useFormats();
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('byTrack')}</Heading>
      <DataTable
        label={t('byTrack')}
        rows={tracks}
        idOf={({ id }) => id ?? ''}
        nameOf={({ title }) => title ?? t('unknownTrack')}
        {...(tracks.length === 0 && { instead: <Text>{t('noTracks')}</Text> })}
        columns={[
          { id: 'track', title: t('track'), cell: ({ title }) => title ?? t('unknownTrack') },
          {
            id: 'streams',
            title: t('streams'),
            cell: (part) => number(part.streams),
            isNumeric: true,
          },
          {
            id: 'earnings',
            title: t('earnings'),
            cell: (part) => euros(part.earnings),
            isNumeric: true,
          },
        ]}
      />
    </Stack>
  );
}
