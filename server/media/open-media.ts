import sharp from 'sharp';
import { imageWidths } from '#contract/picture.ts';
import { pictureJob } from '../platform/assets/assets.ts';
import type { App, Foundation } from '../platform/app.ts';
import { problem } from '../platform/problems.ts';
import { assetMedia } from './asset-media.ts';
import { type DrawnPictures, openDrawnPictures } from './drawings/drawn-pictures.ts';
import type { Media, MediaSource } from './media-source.ts';
import { houseMedia } from './music/house-media.ts';
import { pictureUse } from './media-uses.ts';
import { imageFormats } from './picture-form.ts';
import { pictureKinds } from './picture-kind.ts';
import { createRenderQueue } from './render-queue.ts';

// Each picture is encoded once, so a cache is useless.
sharp.cache(false);
sharp.concurrency(1);

type OpenSource = (app: App, foundation: Foundation, drawn: DrawnPictures) => MediaSource;

/** Uploads come first, then files of the house and the other source; pictures that neither has are drawn. */
export function openMedia(app: App, foundation: Foundation, openOther?: OpenSource): Media {
  // One queue for all picture work leaves capacity for calls.
  const queue = createRenderQueue();
  app.addHook('onClose', () => queue.close());
  const sent = assetMedia(foundation.assets, queue);
  app.jobs.define({
    name: pictureJob,
    lane: 'hours',
    run: ({ payload, signal }) => makeForms(sent, payload as { hash: string; by: string }, signal),
  });
  const drawn = openDrawnPictures(app, foundation, queue);
  app.addHook('onClose', async () => drawn.close());
  const other = openOther?.(app, foundation, drawn);
  return {
    sound: (track, reader) =>
      sent.sound(track, reader) ??
      houseMedia.sound(track, reader) ??
      other?.sound(track, reader) ??
      refuse(),
    picture: (thing) => sent.picture(thing) ?? other?.picture(thing) ?? drawn.picture(thing),
  };
}

async function makeForms(
  { makeForm }: Pick<ReturnType<typeof assetMedia>, 'makeForm'>,
  { hash, by }: { hash: string; by: string },
  signal: AbortSignal,
) {
  const kind = pictureKinds.find((each) => by === pictureUse(each, by.slice(by.indexOf('/') + 1)));
  if (kind === undefined) return;
  for (const width of imageWidths) {
    for (const format of imageFormats) {
      signal.throwIfAborted();
      await makeForm({ hash }, kind, { width, format });
    }
  }
}

function refuse(): never {
  throw problem('not-found');
}
