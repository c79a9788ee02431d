import { useTranslation } from 'react-i18next';
import { TierBadge, useCampaignParticipantsInfiniteQuery } from '@/entities/fan';
import type { FanCampaign, Participant } from '@/shared/contract/fan.ts';
import { saveCsv } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';

type ParticipantsDialogProps = {
  campaign: FanCampaign;
  artistId: string | undefined;
  onClose: () => void;
  /** Opens a notification to them. */
  onWrite: () => void;
};

/** The participants of a campaign; those who agreed can be exported. */
export function ParticipantsDialog(props: ParticipantsDialogProps) {
  const { campaign, artistId, onClose, onWrite } = props;
  const { t, i18n } = useTranslation('pages.promotion.fans');
  const { date } = useFormats();
  const query = useCampaignParticipantsInfiniteQuery({ id: campaign.id, artistId });
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const columns: Column<Participant>[] = [
    { id: 'name', title: t('fan.name'), cell: ({ name }) => name },
    {
      id: 'tier',
      title: t('fan.tier'),
      part: 'badge',
      isWhole: true,
      cell: ({ tier }) => (tier ? <TierBadge tier={tier} /> : t('fan.none')),
    },
    {
      id: 'joined',
      title: t('participants.joined'),
      isWhole: true,
      cell: ({ joinedAt }) => date(joinedAt.slice(0, 10)),
    },
    {
      id: 'email',
      title: t('participants.email'),
      cell: ({ email }) => email ?? t('participants.notShared'),
    },
  ];

  /** All parts, not only those shown. */
  const handleExport = async () => {
    let { data } = query;
    while (data?.pages.at(-1)?.nextCursor) {
      const part = await fetchNextPage();
      if (part.error) {
        showFailure('exportParticipants', part.error, { text: t('participants.exportFailed') });
        return;
      }
      ({ data } = part);
    }
    const shared = (data?.pages ?? []).flatMap(({ participants }) =>
      participants.flatMap(({ name, email, joinedAt }) =>
        email === null ? [] : [[name, email, joinedAt.slice(0, 10)]],
      ),
    );
    const head = [t('fan.name'), t('participants.email'), t('participants.joined')];
    saveCsv(`${campaign.title}.csv`, [head, ...shared], i18n.language);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('participants.title', { title: campaign.title })}
      description={t('participants.text')}
      closeLabel={t('close')}
      size="large"
    >
      <Stack gap={4}>
        <QueryView
          query={query}
          headingLevel={3}
          loading={<Skeleton shape="block" height="200px" />}
          isEmpty={({ pages }) => pages.every(({ participants }) => participants.length === 0)}
          empty={<Text tone="muted">{t('participants.none')}</Text>}
        >
          {({ pages }) => (
            <DataTable
              label={t('participants.action')}
              columns={columns}
              rows={pages.flatMap(({ participants }) => participants)}
              getId={({ id }) => id}
              getName={({ name }) => name}
            />
          )}
        </QueryView>
        {hasNextPage && (
          <Button size="small" isPending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('all.next')}
          </Button>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={() => void handleExport()}>
            {t('participants.export')}
          </Button>
          <Button variant="solid" onClick={onWrite}>
            {t('participants.write')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
