import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanvasTracksQuery } from '@/entities/canvas';
import { type OutboxScope, type FormSource, useItemForm } from '@/entities/outbox';
import type { Canvas } from '@/shared/contract/canvas.ts';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { keepFiles, useChosenFile } from '@/shared/files';
import { formSchema, type Refused } from '@/shared/lib/form';
import { readNumber } from '@/shared/lib/format';
import type { InspectedVideo, InspectionFault } from '@/shared/video/inspect-video.ts';
import { canvasItem } from './canvas-item';
import type { CanvasSent, CanvasTyped, NewCanvas } from './canvas-rules';

type Video = { file: Blob; name: string; key?: string };

type Options = {
  scope: OutboxScope;
  source: FormSource<NewCanvas, Canvas>;
  /** The track that another screen or card preset. */
  trackId: string;
  onDone: () => void;
};

/** The form of a canvas. It sends nothing itself. */
export function useCanvasForm({ scope, source, trackId, onDone }: Options) {
  const { t } = useTranslation('pages.promotion.canvas');
  const { data: tracks = [] } = useCanvasTracksQuery({ artistId: scope.artistId });
  const own = source.kind === 'local' ? source.item : null;
  const choice = useChosenFile<Video, InspectedVideo, InspectionFault>(
    // The code that reads videos loads with the first file.
    async ({ file }, checking) =>
      (await import('@/shared/video/inspect-video.ts')).inspectVideo(file, checking),
    own && own.fileKey !== null ? { key: own.fileKey, name: own.fileName } : null,
  );
  const { chosen } = choice;
  const video = chosen?.state === 'ready' ? chosen : null;
  const [{ schema, noteLength }] = useState(makeSchema);
  useEffect(() => noteLength(video?.found.seconds ?? null), [noteLength, video]);
  const [isVideoMissed, setVideoMissed] = useState(false);

  async function keepVideo(sent: CanvasSent, former: NewCanvas | null) {
    if (video === null) return { fileKey: null, thumbnailKey: null, fileName: '' };
    const { file, name, key = null } = video;
    const isSamePicture = key !== null && former?.startTime === sent.startTime;
    const poster = isSamePicture ? null : await video.found.posterAt(sent.startTime);
    const files = [...(key === null ? [file] : []), ...(poster ? [poster] : [])];
    const keys = await keepFiles(scope.owner, 'canvas', files);
    if (!keys) return null;
    return {
      fileKey: key ?? keys[0] ?? null,
      thumbnailKey: poster ? (keys.at(-1) ?? null) : isSamePicture ? former.thumbnailKey : null,
      fileName: name,
    };
  }

  async function keep(
    sent: CanvasSent,
    former: NewCanvas | null,
  ): Promise<Partial<NewCanvas> | Refused> {
    const track = tracks.find(({ id }) => id === sent.trackId);
    const isMissing = video === null && sent.videoUrl === '';
    setVideoMissed(isMissing);
    if (!track || isMissing) return { refusal: t('form.refused.missing') };
    const { startTime: start, endTime: end, isLoop } = sent;
    if (video?.found.flashesIn({ start, end, isLoop }))
      return { refusal: t('form.refused.flashes') };
    const storedVideo = await keepVideo(sent, former);
    if (storedVideo === null) return { refusal: t('form.refused.full') };
    const createdAt = former?.createdAt ?? new Date().toISOString();
    const { title: trackTitle, artist: artistName } = track;
    return { ...noFiles, ...storedVideo, createdAt, trackTitle, artistName };
  }

  const { secondsMin: least, secondsMax: most, startMax } = canvasLimits;
  const ofStart = t('form.fault.start', { startMax });
  const ofEnd = t('form.fault.end', { least, most });
  const number = (sentence: string) => ({
    missing: sentence,
    number: sentence,
    least: sentence,
    most: sentence,
  });
  const form = useItemForm(canvasItem, {
    scope,
    source,
    schema,
    empty: { ...canvasItem.empty(), trackId },
    // A new version of a canvas has its own draft.
    draftOf: trackId && `:${trackId}`,
    keep,
    sentences: {
      videoUrl: { address: t('form.fault.address') },
      startTime: number(ofStart),
      endTime: {
        ...number(ofEnd),
        short: t('form.fault.short', { least }),
        beyond: t('form.fault.beyond'),
      },
    },
    words: {
      missing: t('form.refused.missing'),
      failed: t('form.refused.failed'),
      created: t('created'),
      createdForNow: t('createdForNow'),
    },
    onDone,
  });

  async function choose(file: File) {
    const found = await choice.choose({ file, name: file.name });
    if (found === null) return;
    const end = Math.min(most, Math.round(found.seconds * 10) / 10);
    form.change({ startTime: '0', endTime: String(end) });
  }

  const { values, work } = form;
  const cut = getCut(values);
  return {
    ...form,
    work: { ...work, isPending: work.isPending || chosen?.state === 'checking' },
    tracks,
    track: tracks.find(({ id }) => id === values.trackId),
    choice: { ...choice, choose },
    /** A valid chosen file. */
    video,
    cut,
    /** Where the shown part flashes. */
    flashing: video && cut.end > cut.start ? video.found.flashesIn(cut) : null,
    isVideoMissed: isVideoMissed && chosen === null && values.videoUrl === '',
  };
}

/** Named once they are sent. */
const noFiles = { videoFile: null, thumbnailFile: null };

/** The rules, and a setter for the seconds of the chosen file; null without a file. */
function makeSchema() {
  let length: number | null = null;
  return {
    schema: formSchema<CanvasTyped, CanvasSent>(async () =>
      (await import('./canvas-rules')).rulesFor(() => length),
    ),
    noteLength: (seconds: number | null) => {
      length = seconds;
    },
  };
}

/** The shown seconds of a video; NaN for an invalid number. */
const getCut = ({ startTime, endTime, isLoop }: CanvasTyped) => ({
  start: readNumber(startTime, 2) ?? Number.NaN,
  end: readNumber(endTime, 2) ?? Number.NaN,
  isLoop,
});

export type CanvasDraft = ReturnType<typeof useCanvasForm>;
