export {
  useCanvasesQuery,
  useCanvasInboxInfiniteQuery,
  useCanvasTracksQuery,
  useDecideCanvasMutation,
  useRemoveCanvasMutation,
  useSeeCanvasMutation,
  useSentCanvasQuery,
  useTrackCanvasQuery,
} from './api/canvas-api';
export { partOf } from './lib/part-of';
export { useMayMove } from './lib/use-may-move';
export { CanvasBadge } from './ui/CanvasBadge';
export { LoopVideo } from './ui/LoopVideo';
