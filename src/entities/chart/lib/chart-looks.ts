import type { ChartId } from '@/shared/contract/chart.ts';
import type { ArtTone } from '@/shared/theme';

export const chartLooks: Readonly<Record<ChartId, { mark: string; tone: ArtTone }>> = {
  spain: { mark: 'ES', tone: 'teja' },
  usa: { mark: 'US', tone: 'cobalto' },
  mexico: { mark: 'MX', tone: 'oliva' },
  argentina: { mark: 'AR', tone: 'patio' },
  global: { mark: '∞', tone: 'berenjena' },
  viral: { mark: '50', tone: 'clavel' },
};
