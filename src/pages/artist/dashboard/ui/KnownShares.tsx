import { useTranslation } from 'react-i18next';
import { dash } from '@/shared/lib/format';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';

type Known =
  | 'retention'
  | 'skipRate'
  | 'saveRate'
  | 'secondsPerVisit'
  | 'tracksPerVisit'
  | 'repeatRate'
  | 'discovery';

type KnownSharesProps = {
  label: string;
  /** Some figures were imported without these. */
  isElsewhere: boolean;
  /** Formatted values; null for unknown ones. */
  figures: readonly { name: Known; value: string | null; detail?: string }[];
};

/** Figures that may be unknown: a dash, and the reason. */
export function KnownShares({ label, isElsewhere, figures }: KnownSharesProps) {
  const { t } = useTranslation(['entities.figure', 'pages.artist.dashboard']);
  const why = (name: Known) =>
    isElsewhere ? t('pages.artist.dashboard:notKnown') : t(`unknown.${name}`);
  return (
    <StatCardGrid label={label} hasShortValues>
      {figures.map(({ name, value, detail }) => (
        <StatCard
          key={name}
          label={t(`figure.${name}`)}
          value={value ?? dash}
          detail={value === null ? why(name) : detail}
          definition={t(`definition.${name}`)}
        />
      ))}
    </StatCardGrid>
  );
}
