import { BlobSource, CanvasSink, Input, type InputVideoTrack, MP4, QTFF } from 'mediabunny';
import { checkVideo, type VideoFacts, type VideoFault, type VideoLimits } from './check-video.ts';
import { findFlashes, type Flashing, type LightFrame, loopedFrames } from './find-flashes.ts';

export type InspectedVideo = VideoFacts & {
  strip: readonly string[];
  posterAt: (second: number) => Promise<Blob | null>;
  flashesIn: (cut: { start: number; end: number; isLoop: boolean }) => Flashing | null;
};

/** Number of frames, then sides in pixels. */
const stripLength = 8;
const stripSide = 96;
const gridSide = 32;
const posterSide = 480;

/** `undecodable` means that this browser cannot show it. */
export type InspectionFault = VideoFault | 'undecodable';

type Inspecting = {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
  limits?: VideoLimits;
};

/**
 * Nothing is sent.
 *
 * @param onProgress gets 0 to 1
 */
export async function inspectVideo(
  file: Blob,
  { signal, onProgress, limits }: Inspecting,
): Promise<InspectedVideo | InspectionFault> {
  const probed = await checkVideo(new Uint8Array(await file.arrayBuffer()), limits);
  if (typeof probed === 'string') return probed;
  const read = await readPictures(file, probed.seconds, { signal, onProgress });
  if (read === null) return 'undecodable';
  return {
    ...probed,
    strip: read.strip,
    posterAt: (second) => withTrack(file, (track) => pictureAt(track, second)),
    flashesIn: (cut) => findFlashes(loopedFrames(read.light, cut)),
  };
}

async function readPictures(
  file: Blob,
  seconds: number,
  { signal, onProgress }: Pick<Inspecting, 'signal' | 'onProgress'>,
) {
  return withTrack(file, async (track) => {
    if (!(await track.canDecode())) return null;
    const light: LightFrame[] = [];
    const read = document.createElement('canvas');
    [read.width, read.height] = [gridSide, gridSide];
    const context = read.getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    const grid = { width: gridSide, height: gridSide, fit: 'fill', poolSize: 2 } as const;
    for await (const { canvas, timestamp } of new CanvasSink(track, grid).canvases()) {
      signal.throwIfAborted();
      light.push({ time: Math.max(0, timestamp), light: toLight(canvas, context) });
      onProgress(Math.min(1, timestamp / seconds));
    }
    const strip: string[] = [];
    const small = { width: stripSide, height: stripSide, fit: 'cover', poolSize: 1 } as const;
    const moments = Array.from({ length: stripLength }, (_, at) => (at * seconds) / stripLength);
    for await (const shown of new CanvasSink(track, small).canvasesAtTimestamps(moments)) {
      signal.throwIfAborted();
      if (shown) strip.push(await getData(await getBlob(shown.canvas, 0.7)));
    }
    return { light, strip };
  });
}

async function withTrack<Result>(
  file: Blob,
  work: (track: InputVideoTrack) => Promise<Result>,
): Promise<Result | null> {
  const input = new Input({ formats: [MP4, QTFF], source: new BlobSource(file) });
  try {
    const track = await input.getPrimaryVideoTrack();
    return track && (await work(track));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return null;
  } finally {
    input.dispose();
  }
}

async function pictureAt(track: InputVideoTrack, second: number): Promise<Blob | null> {
  const sink = new CanvasSink(track, { width: posterSide, height: posterSide, fit: 'cover' });
  const shown = await sink.getCanvas(second);
  return shown && getBlob(shown.canvas, 0.8);
}

/** Source: WCAG 2.2. */
function toLight(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  context: CanvasRenderingContext2D,
): Float32Array {
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, gridSide, gridSide);
  return Float32Array.from({ length: gridSide ** 2 }, (_, cell) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => linear(data[cell * 4 + channel] ?? 0));
    return 0.2126 * Number(red) + 0.7152 * Number(green) + 0.0722 * Number(blue);
  });
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function getBlob(canvas: HTMLCanvasElement | OffscreenCanvas, quality: number): Promise<Blob> {
  if (canvas instanceof OffscreenCanvas)
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('No picture.')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}

const getData = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read.')));
    reader.readAsDataURL(blob);
  });
