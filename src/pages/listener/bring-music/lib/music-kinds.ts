import type { FileKind } from '@/shared/files';

const kind = (name: string, ...accept: string[]): FileKind => ({
  name,
  accept,
  starts: [],
  isJudgedLater: true,
});

/** Read whole, so that the content decides. */
export const musicKinds: readonly FileKind[] = [
  kind('CSV', '.csv', '.tsv', '.txt', 'text/csv'),
  kind('M3U8', '.m3u8', '.m3u', 'audio/mpegurl', 'audio/x-mpegurl'),
  kind('XSPF', '.xspf', 'application/xspf+xml'),
  kind('JSPF', '.jspf'),
  kind('JSON', '.json', '.jsonl', 'application/json'),
  kind('XML', '.xml', 'text/xml', 'application/xml'),
  kind('ZIP', '.zip', 'application/zip', 'application/x-zip-compressed'),
];
