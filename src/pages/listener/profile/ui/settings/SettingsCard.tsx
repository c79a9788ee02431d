import type { ReactNode } from 'react';
import { Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './SettingsCard.css';

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
