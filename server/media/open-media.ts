import { imageWidths } from '#contract/picture.ts';
import { pictureJob } from '../platform/assets/assets.ts';
import type { App, Foundation } from '../platform/app.ts';
import { assetMedia } from './asset-media.ts';
import { type Foremost, openDemoMedia } from './demo/demo-media.ts';
import type { Media, MediaSource } from './media-source.ts';
import { pictureUse } from './media-uses.ts';
import { imageFormats } from './picture-form.ts';
import { pictureKinds } from './picture-kind.ts';
import { createRenderQueue } from './render-queue.ts';

/** Uploads come first; the demo makes the rest. */
export function openMedia(app: App, foundation: Foundation, foremost: Foremost): Media {
  // One queue for all picture work leaves capacity for calls.
  const queue = createRenderQueue();
  app.addHook('onClose', () => queue.close());
  const sent = assetMedia(foundation.assets, queue);
  app.jobs.define({
    name: pictureJob,
    run: ({ payload, signal }) => makeForms(sent, payload as { hash: string; by: string }, signal),
  });
  return preferring(sent, openDemoMedia(app, foundation, { queue, foremost }));
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

function preferring(source: MediaSource, other: Media): Media {
  return {
    sound: (track, reader) => source.sound(track, reader) ?? other.sound(track, reader),
    picture: (thing) => source.picture(thing) ?? other.picture(thing),
  };
}
