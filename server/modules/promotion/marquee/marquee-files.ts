import { type MarqueeAssetKind, type MarqueeFile } from '#contract/marquee.ts';
import { marqueeAssetKinds } from '#contract/marquee-limits.ts';
import { stagedHash } from '#contract/staged-file.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';

/** Addresses, or uploaded files as `staged:<hash>`. */
type Named = Record<MarqueeAssetKind, string>;

export const filePurpose = (kind: MarqueeAssetKind): string => `marquee-${kind}`;

export const fileUse = (kind: MarqueeAssetKind, campaignId: string): string =>
  `marquee-${kind}/${campaignId}`;

/** Unsigned. */
export const filePath = (kind: MarqueeAssetKind, campaignId: string): string =>
  `/api/marquee/${campaignId}/${kind}`;

export const isUploaded = (named: string): boolean => stagedHash(named) !== null;

/** Empty for an uploaded file. */
export const addressIn = (named: string): string => (isUploaded(named) ? '' : named);

/** @param sign makes a path that is valid for some hours. */
export const describeFiles = (
  campaign: Named & { id: string },
  sign: (path: string) => string,
): MarqueeFile[] =>
  marqueeAssetKinds
    .filter((kind) => isUploaded(campaign[kind]))
    .map((kind) => ({
      kind,
      name: campaign[kind],
      address: sign(filePath(kind, campaign.id)),
    }));

type Saving = {
  assets: Pick<Assets, 'claim' | 'release'>;
  campaignId: string;
  owner: string;
  before: Named;
  after: Named;
};

export const noFiles: Named = { image: '', video: '', audio: '' };

/**
 * Claims new files and releases those that are no longer named.
 *
 * @throws {Problem} `invalid` for a file that its sender did not stage within a day.
 */
export async function saveFiles(tx: Db, saving: Saving): Promise<void> {
  const { assets, campaignId, owner, before, after } = saving;
  for (const kind of marqueeAssetKinds.filter((each) => after[each] !== before[each])) {
    const by = fileUse(kind, campaignId);
    const hash = stagedHash(after[kind]);
    if (hash === null) {
      if (isUploaded(before[kind])) await assets.release(tx, by);
    } else if (!(await assets.claim(tx, hash, { owner, purpose: filePurpose(kind), by }))) {
      const error = sentences.stories.fileGone;
      throw problem('invalid', { error, fields: { [kind]: error }, status: 422 });
    }
  }
}
