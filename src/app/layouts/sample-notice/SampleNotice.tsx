import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSampleNoticeOpen } from '@/shared/api';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';

// Fetched when sample data is first shown: most visits never see it.
const SampleNoticeBar = lazyPart(() => import('./SampleNoticeBar'), 'SampleNoticeBar', LeftOut);

/** Says quietly that example data stand in for the server's, while they do. */
export function SampleNotice() {
  const isOpen = useSelector(selectIsSampleNoticeOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <SampleNoticeBar />
    </Suspense>
  ) : null;
}
