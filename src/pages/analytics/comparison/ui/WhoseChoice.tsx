import { useTranslation } from 'react-i18next';
import { useLabelChoicesQuery } from '@/entities/label';
import { Field, Select } from '@/shared/ui/field';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { ArtistChoice } from '@/widgets/artist-choice';
import { OfficePage } from '@/widgets/dashboard';
import { useAnalyticsView } from '../model/analytics-view';

/**
 * Whoever may look at all figures names a label or an artist, and the address keeps it.
 * @states default loading failed narrow
 */
export function WhoseChoice({ title }: { title: string }) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { change } = useAnalyticsView();
  return (
    <OfficePage title={title}>
      <QueryView
        query={useLabelChoicesQuery()}
        loading={<Skeleton shape="block" height="72px" />}
        empty={null}
      >
        {(labels) => (
          <Field label={t('choice.label')} hint={t('choice.hint')}>
            <Select
              value=""
              options={[
                { value: '', label: t('choice.none') },
                ...labels.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={({ target }) => change({ label: target.value })}
            />
          </Field>
        )}
      </QueryView>
      <ArtistChoice />
    </OfficePage>
  );
}
