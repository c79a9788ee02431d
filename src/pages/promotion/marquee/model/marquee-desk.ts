import { useSearchParams } from 'react-router-dom';
import type { MarqueeCampaign } from '@/shared/contract/marquee.ts';
import { useToolDesk } from '@/widgets/office';
import type { NewCampaign } from './marquee-rules';

/** The tool's state for its tabs. */
export function useMarqueeDesk() {
  const desk = useToolDesk<MarqueeCampaign, NewCampaign>();
  return { ...desk, campaigns: desk.shown.map(({ thing }) => thing) };
}

/** The concert that another screen preset for a new campaign. */
export function usePresetConcert(): string | null {
  const [params] = useSearchParams();
  return params.get('new') === 'campaign' ? params.get('concert') : null;
}
