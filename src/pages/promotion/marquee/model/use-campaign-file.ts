import { sendStaged } from '@/entities/outbox';
import type { MarqueeAssetKind } from '@/shared/contract/marquee.ts';
import { keepFiles, useChosenFile } from '@/shared/files';
import {
  type CheckedMedia,
  checkMedia,
  findMediaKind,
  type MediaFault,
  type MediaKind,
} from '@/shared/ui/checked-file-field';
import type { NewCampaign } from './marquee-rules';

/** The file of a campaign that waits on this device; items of older versions have none. */
type CampaignFile = Pick<NewCampaign, 'fileKey' | 'fileKind' | 'fileName'>;

type Typed = { media: MediaKind; file: Blob; name: string; key?: string };

type Sent = {
  /** The file by its kind; empty without one. Missing where it was not taken. */
  named?: { [kind in MarqueeAssetKind]?: string };
  refusal?: string | undefined;
};

const kindOf = (media: MediaKind): MarqueeAssetKind => (media === 'photo' ? 'image' : media);
const getMedia = (kind: MarqueeAssetKind): MediaKind => (kind === 'image' ? 'photo' : kind);

/**
 * The chosen file of a campaign; its content decides whether it is the picture, video or sound.
 *
 * @param stored the file of a pending campaign
 */
export function useCampaignFile(stored: CampaignFile) {
  const { fileKey: key, fileKind: storedKind, fileName: name = '' } = stored;
  const choice = useChosenFile<Typed, CheckedMedia, MediaFault>(
    ({ media, file }, checking) => checkMedia(media, file, checking),
    key && storedKind ? { key, name, media: getMedia(storedKind) } : null,
  );
  const { chosen } = choice;
  const isGood = chosen?.state === 'ready' && chosen.found.flashing === null;
  const good = isGood ? { ...chosen, kind: kindOf(chosen.media) } : null;
  return {
    ...choice,
    /** Returns what the file is, before it is checked. */
    chooseFile: async (file: File): Promise<MarqueeAssetKind> => {
      const media = await findMediaKind(file);
      void choice.choose({ media, file, name: file.name });
      return kindOf(media);
    },
    /** Kind of the chosen file; null without one. */
    kind: chosen && kindOf(chosen.media),
    /** The file, if it may be sent. */
    good,
    /** Stores the file on this device; undefined without room. */
    keep: async (owner: string): Promise<CampaignFile | undefined> => {
      if (!good) return { fileKey: null };
      const { file, key: former, kind: fileKind, name: fileName } = good;
      const keys = former === undefined ? await keepFiles(owner, 'marquee', [file]) : [former];
      return keys && { fileKey: keys[0] ?? null, fileKind, fileName };
    },
    /** Uploads the file for a change of a delivered campaign. */
    send: async (signal: AbortSignal): Promise<Sent> => {
      if (!good) return { named: {} };
      const { kind, file } = good;
      const sent = await sendStaged(`promotion/uploads/marquee-${kind}`, 'file', file, signal);
      return 'name' in sent ? { named: { [kind]: sent.name } } : { refusal: sent.refusal };
    },
  };
}
