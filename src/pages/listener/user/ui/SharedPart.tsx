import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/shared/ui/section';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Sharing } from '../model/use-sharing';

type SharedPartProps = {
  title: string;
  sharing: Sharing;
  /** Shown to others in place of a hidden part. */
  withheld: string;
  children: ReactNode;
};

/** A part of a profile that its owner may hide. */
export function SharedPart({ title, sharing, withheld, children }: SharedPartProps) {
  const { t } = useTranslation('pages.listener.user');
  return (
    <Section title={title}>
      {sharing !== 'shared' && (
        <Inline gap={2}>
          <LockKeyhole size={16} aria-hidden />
          <Text tone="muted">{sharing === 'withheld' ? withheld : t('ownerOnly')}</Text>
        </Inline>
      )}
      {sharing !== 'withheld' && children}
    </Section>
  );
}
