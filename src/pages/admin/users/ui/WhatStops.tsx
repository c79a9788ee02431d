import { useTranslation } from 'react-i18next';
import { type PromotionKind, promotionKinds } from '@/shared/contract/administration.ts';
import type { AccountPromotions } from '@/shared/contract/active-promotion.ts';
import { paths } from '@/shared/routes';
import { Checklist } from '@/shared/ui/field';
import { Link } from '@/shared/ui/link';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';

/** Most titles named per kind. */
const most = 3;

type WhatStopsProps = {
  /** Undefined while loading. */
  promotions: AccountPromotions | undefined;
  isFailed: boolean;
  /** Kinds that stop with the account. */
  stops: readonly PromotionKind[];
  onChange: (stops: PromotionKind[]) => void;
};

/**
 * The running items of an account by kind, and whether they stop with it; renders nothing without
 * any.
 */
export function WhatStops({ promotions, isFailed, stops, onChange }: WhatStopsProps) {
  const { t } = useTranslation('pages.admin.users');
  if (isFailed) return <Notice tone="warning">{t('suspend.unknown')}</Notice>;
  if (promotions === undefined) return null;
  const options = promotionKinds.flatMap((kind) => {
    const items = promotions.items.filter((each) => each.kind === kind && each.state !== 'resting');
    const titles = items.slice(0, most).map(({ title }) => title);
    const detail = [...titles, ...(items.length > most ? ['…'] : [])].join(', ');
    const label = t(`suspend.kind.${kind}`, { count: items.length });
    return items.length === 0 ? [] : [{ value: kind, label, detail }];
  });
  // Items that start between the question and the answer stop too.
  const isOffered = (kind: PromotionKind) => options.some(({ value }) => value === kind);
  return (
    <Stack gap={3}>
      {options.length > 0 && (
        <Checklist
          label={t('suspend.stops')}
          hint={t('suspend.stopsHint')}
          options={options}
          value={stops}
          onChange={(chosen) =>
            onChange(promotionKinds.filter((kind) => chosen.includes(kind) || !isOffered(kind)))
          }
        />
      )}
      {promotions.artists.map(({ id, name }) => (
        <Link key={id} to={paths.adminArtist(id)} tone="accent">
          {t('suspend.artist', { name })}
        </Link>
      ))}
    </Stack>
  );
}
