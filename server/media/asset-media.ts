import type { Assets } from '../platform/assets/assets.ts';
import { constantRate } from './constant-rate.ts';
import { convertPicture } from './convert-picture.ts';
import type { MediaSource, SentPicture } from './media-source.ts';
import { colourOfPicture, rememberedColour } from './picture-colour.ts';
import type { PictureForm } from './picture-form.ts';
import { type PictureKind, pictureShape } from './picture-kind.ts';
import type { Priority, RenderQueue } from './render-queue.ts';
import { resizePicture } from './resize-picture.ts';

/** Raise it whenever the same picture encodes to other bytes. */
const version = 1;

type SentMedia = MediaSource & {
  makeForm: (
    sent: Pick<SentPicture, 'hash'>,
    kind: PictureKind,
    form: PictureForm,
  ) => Promise<void>;
};

/**
 * Serves uploads. Sound has a constant bit rate and no tags, so that positions follow from time.
 */
export function assetMedia(
  assets: Pick<Assets, 'read' | 'content' | 'made'>,
  queue: RenderQueue,
): SentMedia {
  type Asking = { kind: PictureKind; priority: Priority; by?: string };

  function readForm(hash: string, { width, format }: PictureForm, asking: Asking): Promise<Buffer> {
    const { kind, priority, by } = asking;
    return assets.made(hash, `${version}-${pictureShape(kind)}-${width}.${format}`, async () => {
      if (format !== 'webp') {
        const webp = await readForm(hash, { width, format: 'webp' }, asking);
        return queue.run(priority, () => convertPicture(webp, { width, format }), by);
      }
      const content = await assets.read(hash);
      return queue.run(priority, () => resizePicture(content, { kind, width }), by);
    });
  }

  return {
    sound({ asset, duration }) {
      if (asset === null) return null;
      return constantRate(assets.content(asset), asset.bytes / duration);
    },
    picture({ kind, sent }) {
      if (!sent) return null;
      const { hash } = sent;
      return {
        version: sent.version,
        tag: ({ width, format }) =>
          `picture-${sent.version}-${width}${format === 'webp' ? '' : `-${format}`}`,
        read: (form, by) => readForm(hash, form, { kind, priority: 'now', ...(by && { by }) }),
        colour: () => rememberedColour(hash, async () => colourOfPicture(await assets.read(hash))),
      };
    },
    async makeForm({ hash }, kind, form) {
      await readForm(hash, form, { kind, priority: 'idle' });
    },
  };
}
