import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/shared/ui/badge';
import { Inline } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './Subscription.css';

type SubscriptionPartProps = {
  title: string;
  text?: string;
  /** Marks sample content as such. */
  isSample?: boolean;
  children: ReactNode;
};

export function SubscriptionPart({
  title,
  text,
  isSample = false,
  children,
}: SubscriptionPartProps) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <section className={styles.section}>
      <Inline gap={3} isWrapping>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {isSample && <Badge>{t('subscription.sample')}</Badge>}
      </Inline>
      {text && <Text tone="muted">{text}</Text>}
      <Surface className={styles.panel}>{children}</Surface>
    </section>
  );
}
