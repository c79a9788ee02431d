import { useFormats } from '@/shared/lib/format';
import type { Figures } from '../model/use-figures';
import { useWhyEmpty } from '../model/use-why-empty';
import { Parts } from './Parts';

export function TopCountries({ stats }: Pick<Figures, 'stats'>) {
  const { country } = useFormats();
  const { ofListeners } = useWhyEmpty(stats);
  return (
    <Parts
      of="countries"
      empty={ofListeners}
      total={stats.monthlyListeners}
      parts={stats.topCountries
        .slice(0, 5)
        .map(({ country: code, listeners }) => ({ name: country(code), value: listeners }))}
    />
  );
}
