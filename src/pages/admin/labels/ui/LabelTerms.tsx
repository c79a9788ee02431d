import { useTranslation } from 'react-i18next';
import { FactList } from '@/shared/ui/fact-list';
import { Surface } from '@/shared/ui/surface';
import { Heading } from '@/shared/ui/text';

const terms = ['status', 'duration', 'renewal'] as const;

/** The terms of every new label. See docs/product/administration.md. */
export function LabelTerms() {
  const { t } = useTranslation('pages.admin.labels');
  return (
    <Surface as="section" kind="outlined" gap={3}>
      <Heading level={3} size="small">
        {t('terms.title')}
      </Heading>
      <FactList
        layout="pairs"
        facts={terms.map((term) => ({
          name: t(`terms.${term}.name`),
          value: t(`terms.${term}.value`),
        }))}
      />
    </Surface>
  );
}
