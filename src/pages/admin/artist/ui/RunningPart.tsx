import { useTranslation } from 'react-i18next';
import type { RunningItem } from '@/shared/contract/running.ts';
import { formatMoment } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { toolAddress } from '../lib/tool-address';

const tones = {
  running: 'success',
  planned: 'info',
  waiting: 'warning',
  resting: 'neutral',
} as const;

type RunningPartProps = {
  kind: RunningItem['kind'];
  artistId: string;
  /** Of this kind; for none the part says so in one line. */
  items: readonly RunningItem[];
};

/** What goes on of one kind, with its state, and the way to the tool in which it is managed. */
export function RunningPart({ kind, artistId, items }: RunningPartProps) {
  const { t, i18n } = useTranslation('pages.admin.artist');
  return (
    <Section title={t(`kind.${kind}`)}>
      <Stack gap={3}>
        {items.length === 0 && <Text tone="muted">{t('nothing')}</Text>}
        <Stack as="ul" gap={3}>
          {items.map(({ id, title, state, until }) => (
            <li key={id}>
              <Inline gap={3} isWrapping>
                <Text as="span">{title}</Text>
                <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
                {until && (
                  <Text as="span" size="small" tone="muted" isNumeric>
                    {t('until', { moment: formatMoment(until, i18n.language) })}
                  </Text>
                )}
              </Inline>
            </li>
          ))}
        </Stack>
        <Link to={toolAddress(kind, artistId)}>{t(`open.${kind}`)}</Link>
      </Stack>
    </Section>
  );
}
