import type { ReactNode } from 'react';
import { Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './SettingsCard.css';
import type { BriefMessage } from '../../lib/use-brief-message';
import { BriefMessageView } from './BriefMessageView';

type SettingsCardProps = { title: string; text?: string; children: ReactNode };

export function SettingsCard({ title, text, children }: SettingsCardProps) {
  return (
    <Surface as="section" gap={6} className={styles.card}>
      <Stack as="header" gap={1}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </Stack>
      {children}
    </Surface>
  );
}

type SettingsFooterProps = { message: BriefMessage | null; children: ReactNode };

/** The save button with its result. */
export function SettingsFooter({ message, children }: SettingsFooterProps) {
  return (
    <div className={styles.footer}>
      {children}
      <BriefMessageView message={message} className={styles.message} />
    </div>
  );
}
