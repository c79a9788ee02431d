import { Split } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnShare } from '@/shared/contract/recording-share.ts';
import { useFormats } from '@/shared/lib/format';
import { AnswerCard } from '@/shared/ui/answer-card';
import { FactList } from '@/shared/ui/fact-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { AnswerDialog } from './AnswerDialog';

type ProposalCardProps = {
  share: OwnShare;
};

/** A proposed sheet with the viewer's part; asks before it answers. */
export function ProposalCard({ share }: ProposalCardProps) {
  const { t } = useTranslation(['pages.listener.parts', 'entities.recording-share']);
  const { date, rate } = useFormats();
  const { track, artist, label, startsOn, parts } = share;
  const role = (part: OwnShare['parts'][number]) => t(`entities.recording-share:role.${part.role}`);
  return (
    <AnswerCard
      icon={Split}
      title={t('proposals.of', { title: track.name, artist: artist.name })}
      headingLevel={3}
      acceptLabel={t('proposals.accept')}
      declineLabel={t('proposals.decline')}
      dialog={(choice, close) => <AnswerDialog share={share} choice={choice} onClose={close} />}
    >
      <Text size="small" tone="muted">
        {label === null ? t('proposals.artist') : t('proposals.label', { label })}
      </Text>
      <FactList
        facts={[
          ...parts
            .filter(({ isOwn }) => isOwn)
            .map((part) => ({
              name: t(part.isArtist ? 'proposals.artistPart' : 'proposals.yours'),
              value: rate(part.part),
            })),
          { name: t('proposals.startsOn'), value: date(startsOn) },
        ]}
      />
      <Stack gap={1}>
        <Text size="small" tone="muted">
          {t('proposals.all')}
        </Text>
        <ul>
          {parts.map((part) => (
            <Text as="li" key={part.position} size="small">
              {[
                rate(part.part),
                part.isArtist ? artist.name : role(part),
                ...(part.isOwn ? [t('proposals.own')] : []),
              ].join(' · ')}
            </Text>
          ))}
        </ul>
      </Stack>
    </AnswerCard>
  );
}
