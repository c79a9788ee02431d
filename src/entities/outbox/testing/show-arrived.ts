import { deliveredShare } from '../model/delivered-share';

/** Shows an upload with this many bytes arrived; returns a function that ends it. */
export function showArrived(arrived: number, total: number): () => void {
  deliveredShare.begin();
  deliveredShare.note(arrived, total);
  return () => deliveredShare.end();
}
