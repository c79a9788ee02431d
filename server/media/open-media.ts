import type { App, Foundation } from '../platform/app.ts';
import { assetMedia } from './asset-media.ts';
import { openDemoMedia } from './demo/demo-media.ts';
import type { Media, MediaSource } from './media-source.ts';
import { createRenderQueue } from './render-queue.ts';

/** The media of this house: what people sent comes first, and the demo makes what they did not send. */
export function openMedia(app: App, foundation: Foundation): Media {
  // One for all work on pictures, so that together they leave the machine to others.
  const queue = createRenderQueue();
  app.addHook('onClose', () => queue.close());
  return preferring(assetMedia(foundation.assets, queue), openDemoMedia(app, foundation, queue));
}

/** What the source has, and the rest from the other. */
function preferring(source: MediaSource, other: Media): Media {
  return {
    sound: (track, reader) => source.sound(track, reader) ?? other.sound(track, reader),
    picture: (thing) => source.picture(thing) ?? other.picture(thing),
  };
}
