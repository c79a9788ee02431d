import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@/shared/redux';
import { royaltiesApi } from '../api/royalties-api';

/** Refetches pending payouts once running payments are done. */
export function useRefreshWhenPaid(isUnderWay: boolean) {
  const dispatch = useAppDispatch();
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) {
      dispatch(royaltiesApi.util.invalidateTags(['AdminLabel', 'Royalty', 'PaymentRun']));
    }
    wasUnderWay.current = isUnderWay;
  }, [dispatch, isUnderWay]);
}
