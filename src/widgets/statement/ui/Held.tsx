import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { SheetTable } from './SheetTable';

/** What the statement leaves out, and why. See docs/product/screening.md. */
export function Held({ held }: { held: NonNullable<Statement['held']> }) {
  const { t } = useTranslation('widgets.statement');
  const { euros, number } = useFormats();
  if (held.length === 0) return null;
  return (
    <Stack gap={3}>
      <SheetTable
        title={t('held.title')}
        rows={held}
        getId={({ rule }) => rule}
        columns={[
          { title: t('held.reason'), cell: ({ rule }) => t(`held.rule.${rule}`) },
          { title: t('streams'), cell: ({ plays }) => number(plays) },
          { title: t('held.earnings'), cell: ({ earnings }) => euros(earnings) },
        ]}
      />
      <Text size="small" tone="muted">
        {t('held.text')}
      </Text>
    </Stack>
  );
}
