import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSampleNoticeOpen } from '@/shared/api';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';

// Most visits never show sample data.
const SampleNoticeBar = lazyPart(() => import('./SampleNoticeBar'), 'SampleNoticeBar', LeftOut);

export function SampleNotice() {
  const isOpen = useSelector(selectIsSampleNoticeOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <SampleNoticeBar />
    </Suspense>
  ) : null;
}
