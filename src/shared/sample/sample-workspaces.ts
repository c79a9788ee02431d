import type { Workspaces } from '../contract/workspace.ts';
import { sampleLabelArtists, sampleLabelChoices } from './label-figures/sample-label-figures.ts';

export function sampleWorkspaces(): Workspaces {
  const labels = sampleLabelChoices()
    .slice(0, 1)
    .map(({ id, name }) => ({ id, name }));
  const labelId = labels[0]?.id ?? null;
  const artists = sampleLabelArtists()
    .filter(({ contractStatus }) => contractStatus === 'active')
    .map(({ id, name, image }) => ({ id, name, image, labelId }));
  return { artists, labels };
}
