import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw-paper.ts';
import type { DrawnPaper, OrderedPaper } from './draw-papers.ts';

const draw = ({ id, paper }: OrderedPaper): Promise<DrawnPaper> =>
  drawPaper(paper).then(
    (bytes) => ({ id, bytes }),
    (error: unknown) => ({ id, failure: String(error) }),
  );

parentPort?.on('message', (order: OrderedPaper) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
  void draw(order).then((drawn) => parentPort?.postMessage(drawn));
});
