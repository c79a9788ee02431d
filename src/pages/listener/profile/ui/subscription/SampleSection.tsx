import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/shared/ui/badge';
import { Inline } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './Subscription.css';

type SampleSectionProps = { title: string; text?: string; children: ReactNode };

/** Sample content, marked as such. */
export function SampleSection({ title, text, children }: SampleSectionProps) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <section className={styles.section}>
      <Inline gap={3} isWrapping>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <Badge>{t('subscription.sample')}</Badge>
      </Inline>
      {text && <Text tone="muted">{text}</Text>}
      <Surface className={styles.panel}>{children}</Surface>
    </section>
  );
}
