import { Split } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnShare } from '@/shared/contract/recording-share.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { handFocusOn } from '@/shared/ui/focus';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { AnswerDialog } from './AnswerDialog';
import * as styles from './parts.css';

type ProposalCardProps = {
  share: OwnShare;
};

/** A proposed sheet with the viewer's part; asks before it answers. */
export function ProposalCard({ share }: ProposalCardProps) {
  const { t } = useTranslation(['pages.listener.parts', 'entities.recording-share']);
  const { date, rate } = useFormats();
  const [choice, setChoice] = useState<'accept' | 'decline' | null>(null);
  const { track, artist, label, startsOn, parts } = share;
  const role = (part: OwnShare['parts'][number]) => t(`entities.recording-share:role.${part.role}`);
  return (
    <Surface as="li" ref={handFocusOn} className={styles.proposal}>
      <Split size={24} aria-hidden className={styles.picture} />
      <Stack gap={3}>
        <Heading level={3} size="small">
          {t('proposals.of', { title: track.name, artist: artist.name })}
        </Heading>
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
        <Inline gap={2} isWrapping>
          <Button variant="solid" size="small" onClick={() => setChoice('accept')}>
            {t('proposals.accept')}
          </Button>
          <Button size="small" onClick={() => setChoice('decline')}>
            {t('proposals.decline')}
          </Button>
        </Inline>
      </Stack>
      {choice && <AnswerDialog share={share} choice={choice} onClose={() => setChoice(null)} />}
    </Surface>
  );
}
