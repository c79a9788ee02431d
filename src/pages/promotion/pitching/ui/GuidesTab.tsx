import { useTranslation } from 'react-i18next';
import { Section } from '@/shared/ui/section';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './pitching.css';

const guides = {
  before: ['when', 'targets', 'story', 'one'],
  sound: ['bitrate', 'duration', 'format', 'artwork'],
  after: ['submission', 'review', 'decision', 'inclusion'],
} as const;

export function GuidesTab() {
  const { t } = useTranslation('pages.promotion.pitching');
  return (
    <Stack gap={8} className={styles.column}>
      <Section title={t('guides.before.title')}>
        <ul className={styles.points}>
          {guides.before.map((point) => (
            <Text key={point} as="li">
              {t(`guides.before.${point}`)}
            </Text>
          ))}
        </ul>
      </Section>
      <Section title={t('guides.sound.title')}>
        <ul className={styles.points}>
          {guides.sound.map((point) => (
            <Text key={point} as="li">
              {t(`guides.sound.${point}`)}
            </Text>
          ))}
        </ul>
      </Section>
      <Section title={t('guides.after.title')}>
        <ol className={styles.steps}>
          {guides.after.map((point) => (
            <Text key={point} as="li">
              {t(`guides.after.${point}`)}
            </Text>
          ))}
        </ol>
      </Section>
    </Stack>
  );
}
