import { useTranslation } from 'react-i18next';
import { summaryFigures, useAdminSummaryQuery } from '@/entities/administration';
import { useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { FigureLine } from '@/widgets/office';

/** The figures of the service, for tabs that do not lead with them. */
export function SummaryLine() {
  const { t } = useTranslation('entities.administration');
  const { euros } = useFormats();
  const { data, isError } = useAdminSummaryQuery(undefined, { refetchOnMountOrArgChange: 60 });
  if (isError) return null;
  return (
    <FigureLine
      label={t('cards')}
      figures={summaryFigures.map((name) => ({
        label: t(`figure.${name}`),
        value:
          data &&
          (name === 'monthlyRevenue' ? (
            euros(data[name].value)
          ) : (
            <ShortCount count={data[name].value} />
          )),
      }))}
    />
  );
}
