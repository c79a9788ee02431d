import type { Assets } from '../platform/assets/assets.ts';
import { convertPicture } from './convert-picture.ts';
import type { MediaSource, PictureSubject, SentPicture } from './media-source.ts';
import { colourOfPicture, rememberedColour } from './picture-colour.ts';
import type { RenderQueue } from './render-queue.ts';
import { resizePicture } from './resize-picture.ts';

/**
 * What people sent, as a source of media. Sound is sent as it was staged; whoever stages it has to see
 * to a constant bit rate and no tags, so that a place follows from the time. Pictures are made smaller
 * at each call and kept nowhere, so that one that was taken back is gone.
 */
export function assetMedia(
  assets: Pick<Assets, 'read' | 'content'>,
  queue: RenderQueue,
): MediaSource {
  return {
    sound({ asset, duration }) {
      if (asset === null) return null;
      return { ...assets.content(asset), bytesPerSecond: asset.bytes / duration };
    },
    picture: ({ kind, sent = null }) => sent && sentPicture({ kind, sent }, assets, queue),
  };
}

function sentPicture(
  { kind, sent: { hash, version } }: Pick<PictureSubject, 'kind'> & { sent: SentPicture },
  assets: Pick<Assets, 'read'>,
  queue: RenderQueue,
) {
  return {
    version,
    tag: ({ width, format }) =>
      `picture-${version}-${width}${format === 'webp' ? '' : `-${format}`}`,
    async read({ width, format }) {
      const content = await assets.read(hash);
      return queue.run('now', async () => {
        const webp = await resizePicture(content, { kind, width });
        return convertPicture(webp, { width, format });
      });
    },
    colour: () => rememberedColour(hash, async () => colourOfPicture(await assets.read(hash))),
  } satisfies ReturnType<MediaSource['picture']>;
}
