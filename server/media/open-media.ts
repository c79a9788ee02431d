import { imageWidths } from '#contract/picture.ts';
import { pictureJob } from '../platform/assets/assets.ts';
import type { App, Foundation } from '../platform/app.ts';
import { assetMedia } from './asset-media.ts';
import { openDemoMedia } from './demo/demo-media.ts';
import type { Media, MediaSource } from './media-source.ts';
import { pictureUse } from './media-uses.ts';
import { imageFormats } from './picture-form.ts';
import { pictureKinds } from './picture-kind.ts';
import { createRenderQueue } from './render-queue.ts';

/** The media of this house: what people sent comes first, and the demo makes what they did not send. */
export function openMedia(app: App, foundation: Foundation): Media {
  // One for all work on pictures, so that together they leave the machine to others.
  const queue = createRenderQueue();
  app.addHook('onClose', () => queue.close());
  const sent = assetMedia(foundation.assets, queue);
  app.jobs.define({
    name: pictureJob,
    run: ({ payload, signal }) => makeForms(sent, payload as { hash: string; by: string }, signal),
  });
  return preferring(sent, openDemoMedia(app, foundation, queue));
}

/** Makes every form of a picture that something uses now, so that nobody waits for one. */
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

/** What the source has, and the rest from the other. */
function preferring(source: MediaSource, other: Media): Media {
  return {
    sound: (track, reader) => source.sound(track, reader) ?? other.sound(track, reader),
    picture: (thing) => source.picture(thing) ?? other.picture(thing),
  };
}
