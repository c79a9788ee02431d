import { Readable } from 'node:stream';
import type { VideoFacts, VideoFault, VideoLimits } from '#video/check-video.ts';
import type { Assets, Sender } from '../../platform/assets/assets.ts';
import { toChunks } from '../../platform/uploaded-body.ts';
import { probeFile } from './probe-file.ts';
import { stageCleanCopy } from './stage-clean-copy.ts';

type Staging = Sender & {
  refuse: (fault: VideoFault) => Error;
  limits?: VideoLimits;
};

/**
 * Stages a copy without metadata.
 *
 * @returns its hash and description.
 */
export function stageCleanVideo(
  assets: Pick<Assets, 'examine' | 'stage'>,
  sent: Readable,
  { owner, purpose, refuse, limits }: Staging,
): Promise<{ hash: string } & VideoFacts> {
  // Browsers that refuse a MOV play it as MP4.
  const staging = { owner, purpose, type: 'video/mp4' };
  return stageCleanCopy(assets, Readable.from(toChunks(sent)), {
    ...staging,
    probe: async (path, clean) => {
      const probed = await probeFile(owner, 'video', path, clean, limits);
      if (typeof probed === 'string') throw refuse(probed);
      return probed;
    },
  });
}
