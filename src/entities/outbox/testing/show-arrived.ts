import { deliveredShare } from '../model/delivered-share';

/** Shows files on their way, of which so many bytes have arrived; returns what ends it. */
export function showArrived(arrived: number, total: number): () => void {
  deliveredShare.begin();
  deliveredShare.note(arrived, total);
  return () => deliveredShare.end();
}
