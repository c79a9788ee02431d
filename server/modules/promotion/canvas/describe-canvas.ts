import type { Canvas, TrackCanvas, SentCanvas } from '#contract/canvas.ts';
import { type PathSigning, signPath } from '../../../platform/signed-path.ts';
import { thumbnailPath, videoPath } from './canvas-uses.ts';
import type { CanvasRow, NamedCanvas } from './canvas.repository.ts';

export function describeCanvas(row: NamedCanvas, signing: PathSigning): Canvas {
  return {
    id: row.id,
    trackId: row.trackId,
    trackTitle: row.trackTitle,
    artistName: row.artistName,
    videoUrl: shownPart(row, signing) ?? row.videoUrl ?? '',
    thumbnailUrl: getThumbnail(row, signing),
    duration: Math.round((row.endTime - row.startTime) * 1000) / 1000,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    views: row.views,
    engagement: row.engagement,
    ...(row.feedback !== null && { feedback: row.feedback }),
  };
}

export function describeSent(row: NamedCanvas, signing: PathSigning): SentCanvas {
  const { trackId, trackTitle, artistId, artistName, isOut, isGone } = row;
  return {
    id: row.id,
    artist: { id: artistId, name: artistName },
    track: { id: trackId, title: trackTitle, isOut, isGone },
    videoUrl: getFile(row, signing),
    address: row.videoUrl,
    thumbnailUrl: getThumbnail(row, signing),
    description: row.description,
    tags: row.tags,
    isLoop: row.isLoop,
    startTime: row.startTime,
    endTime: row.endTime,
    sentAt: row.sentAt.toISOString(),
    status: row.status,
    decidedBy: row.decidedBy,
    feedback: row.feedback,
  };
}

export function describeLive(row: CanvasRow | null, signing: PathSigning): TrackCanvas {
  const videoUrl = row && getFile(row, signing);
  if (row === null || videoUrl === null) return null;
  const { id, startTime, endTime, isLoop } = row;
  return { id, videoUrl, startTime, endTime, isLoop };
}

const getFile = ({ id, video, status }: CanvasRow, signing: PathSigning) =>
  video === null ? null : signPath(videoPath(id), { ...signing, isShort: status !== 'live' });

const getThumbnail = ({ id, thumbnail, status }: CanvasRow, signing: PathSigning) =>
  thumbnail === null
    ? null
    : signPath(thumbnailPath(id), { ...signing, isShort: status !== 'live' });

/** Writes the shown part as a media fragment, because canvases have no fields for it. */
function shownPart(row: CanvasRow, signing: PathSigning) {
  const file = getFile(row, signing);
  return file && `${file}#t=${row.startTime},${row.endTime}`;
}
