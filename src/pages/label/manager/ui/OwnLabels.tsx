import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLabelChoicesQuery } from '@/entities/label';
import { changedParams } from '@/shared/lib/address';
import { Field, Select } from '@/shared/ui/field';
import { useManagerView } from '../model/manager-view';

/** Which of their labels somebody looks at who works for several; nothing for whoever has one. */
export function OwnLabels() {
  const { t } = useTranslation('pages.label.manager');
  const { label } = useManagerView();
  const [, setSearch] = useSearchParams();
  const { data: labels = [] } = useLabelChoicesQuery();
  const [first, ...others] = labels;
  if (first === undefined || others.length === 0) return null;
  return (
    <Field label={t('ownLabels')}>
      <Select
        value={label ?? first.id}
        onChange={({ target }) =>
          setSearch((current) => changedParams(current, { label: target.value }))
        }
        options={labels.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Field>
  );
}
