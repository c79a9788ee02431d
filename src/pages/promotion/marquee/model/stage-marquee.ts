import { stageFiles } from '@/entities/outbox';
import { stagedFile } from '@/shared/contract/staged-file.ts';
import type { NewCampaign } from './campaign-tool';

/** Uploads the file of a campaign before the campaign itself. */
export const stageMarquee = stageFiles((thing) => {
  const { fileKey = null, fileKind } = thing as NewCampaign;
  if (!fileKind) return [];
  return [
    {
      key: fileKey,
      address: `promotion/uploads/marquee-${fileKind}`,
      answer: 'file',
      part: 'creativeAssets',
      field: fileKind,
      toName: (hash) => `${stagedFile}${hash}`,
    },
  ];
});
