import type { ArtistTrack } from '@/shared/contract/artist-figures.ts';
import { dash, useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { officeStyles as styles } from '@/widgets/office';

/** A track's three top countries with their counts. */
export function CountryCounts({ countries }: Pick<ArtistTrack, 'countries'>) {
  const { country } = useFormats();
  if (countries.length === 0) return dash;
  return (
    <ul className={styles.plainList}>
      {countries
        .toSorted((one, other) => other.streams - one.streams)
        .slice(0, 3)
        .map(({ country: code, streams }) => (
          <li key={code}>
            {country(code)} <ShortCount count={streams} />
          </li>
        ))}
    </ul>
  );
}
