import { useTranslation } from 'react-i18next';
import { type Part, standingOut } from '@/entities/figure';
import { useFormats } from '@/shared/lib/format';
import { PartList } from '@/shared/ui/chart';

type PartsProps = {
  of: 'countries' | 'devices' | 'plans' | 'loyalty' | 'sourceEarnings' | 'countryEarnings';
  parts: readonly Part[];
  /** Why there are none. */
  empty: string;
  /** The whole, where the parts do not add up to it. */
  total?: number;
  /** Number of people or plays behind amounts of money. */
  counted?: number;
};

export function Parts({ of, parts: given, empty, total, counted }: PartsProps) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, euros, share } = useFormats();
  const there = given.filter(({ value }) => value > 0);
  // Money is sorted by amount, not by its streams.
  const parts =
    counted === undefined ? there : there.toSorted((one, other) => other.value - one.value);
  const shown = parts.reduce((sum, { value }) => sum + value, 0);
  const rest = { name: '', value: Math.max(0, (total ?? shown) - shown) };
  const found = standingOut([...parts, rest], counted);
  return (
    <PartList
      title={
        found === null || found.name === ''
          ? t(`parts.${of}.title`)
          : t(`parts.${of}.${found.kind}`, {
              name: found.name,
              share: share(found.share, found.decimals),
            })
      }
      partName={t(`parts.${of}.part`)}
      valueName={t(`parts.${of}.value`)}
      shareName={t('share')}
      parts={parts}
      {...(total !== undefined && { total })}
      format={counted === undefined ? number : euros}
      formatShare={share}
      empty={empty}
    />
  );
}
