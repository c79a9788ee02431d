import { Suspense, lazy } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSampleNoticeOpen } from '@/shared/api';

// Fetched when sample data is first shown: most visits never see it.
const SampleNoticeBar = lazy(() =>
  import('./SampleNoticeBar').then((module) => ({ default: module.SampleNoticeBar })),
);

/** Says quietly that example data stand in for the server's, while they do. */
export function SampleNotice() {
  const isOpen = useSelector(selectIsSampleNoticeOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <SampleNoticeBar />
    </Suspense>
  ) : null;
}
