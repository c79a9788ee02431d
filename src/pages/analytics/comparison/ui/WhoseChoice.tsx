import { useTranslation } from 'react-i18next';
import type { LabelChoice } from '#contract/label-figures.ts';
import { useLabelChoicesQuery } from '@/entities/label';
import { Field, Select } from '@/shared/ui/field';
import { QueryView } from '@/shared/ui/query-view';
import { ArtistChoice } from '@/widgets/artist-choice';
import { OfficePage } from '@/widgets/office';
import { useAnalyticsView } from '../model/analytics-view';

/** The labels to choose from; while they are awaited the field holds their place, as high as its hint is long. */
function LabelField({ labels }: { labels: LabelChoice[] | undefined }) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { change } = useAnalyticsView();
  const named = (labels ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Field label={t('choice.label')} hint={t('choice.hint')}>
      <Select
        value=""
        disabled={labels === undefined}
        options={[{ value: '', label: t('choice.none') }, ...named]}
        onChange={({ target }) => change({ label: target.value })}
      />
    </Field>
  );
}

/** Whoever may look at all figures names a label or an artist, and the address keeps it. */
export function WhoseChoice({ title }: { title: string }) {
  return (
    <OfficePage title={title}>
      <QueryView
        query={useLabelChoicesQuery()}
        loading={<LabelField labels={undefined} />}
        empty={null}
      >
        {(labels) => <LabelField labels={labels} />}
      </QueryView>
      <ArtistChoice />
    </OfficePage>
  );
}
