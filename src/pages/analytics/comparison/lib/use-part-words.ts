import { useTranslation } from 'react-i18next';
import type { AnalyticsDimension, AnalyticsUnit } from '@/shared/contract/analytics.ts';
import { figureDevices, figurePlans, figureSources } from '@/shared/contract/codes.ts';
import { useFormats } from '@/shared/lib/format';

type Part = { id: string; name: string | null };
type Span = { from: string; until: string };

export function usePartWords() {
  const { t } = useTranslation(['pages.analytics.comparison', 'entities.figure']);
  const { country, date, dayName, longDay, longMonth, shortDay, time } = useFormats();
  const named = {
    total: () => t('total'),
    country: country,
    source: (id: string) => {
      const source = figureSources.find((each) => each === id) ?? 'unknown';
      // There it says «your page», but the viewer need not be the artist.
      return source === 'artist' ? t('artistPage') : t(`entities.figure:source.${source}`);
    },
    plan: (id: string) =>
      t(`entities.figure:plan.${figurePlans.find((each) => each === id) ?? 'unknown'}`),
    device: (id: string) =>
      t(`entities.figure:device.${figureDevices.find((each) => each === id) ?? 'unknown'}`),
  };
  return {
    partName: (by: AnalyticsDimension, { id, name }: Part): string =>
      by === 'artist' || by === 'album' || by === 'track' ? (name ?? t('gone')) : named[by](id),
    /** A period in words: `jueves, 19 de noviembre`, `3 nov – 9 nov`, `noviembre de 2026`. */
    span: (unit: AnalyticsUnit, { from, until }: Span): string => {
      if (unit === 'month') return longMonth(from.slice(0, 7));
      if (unit === 'day') return longDay(from);
      return t('stretch', { from: shortDay(from), until: shortDay(until) });
    },
    /** The short form, for the axis. */
    shortSpan: (unit: AnalyticsUnit, { from }: Span): string =>
      unit === 'month' ? longMonth(from.slice(0, 7)).slice(0, 3) : dayName(from),
    /** Beside the last, unfinished period: `hoy, hasta las 14:05 UTC`. */
    unfinished: (unit: AnalyticsUnit, countedAt: string): string =>
      t(`unfinished.${unit === 'range' ? 'day' : unit}`, { time: time(countedAt) }),
    /** The days of a period, for a table row. */
    days: ({ from, until }: Span): string => {
      if (from === until) return date(from);
      const isOneYear = from.slice(0, 4) === until.slice(0, 4);
      return t('stretch', { from: isOneYear ? dayName(from) : date(from), until: date(until) });
    },
  };
}
