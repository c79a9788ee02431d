import { useEffect } from 'react';
import { serviceApi } from '@/entities/service';
import { reopen } from '@/entities/session';
import { nextTry, pauseBefore } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';

/** Pauses stop growing after so many tries, at 12 to 24 seconds. */
const gentleEnough = 3;

const ask = serviceApi.endpoints.serviceState.initiate;

/** Polls until the maintenance is over, then resumes the page. */
export function useReopening(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let isLeft = false;
    const wait = async () => {
      for (let attempt = 0; ; attempt += 1) {
        await nextTry(pauseBefore(Math.min(attempt, gentleEnough)));
        if (isLeft) return;
        const { data } = await dispatch(ask(undefined, { forceRefetch: true, subscribe: false }));
        if (isLeft) return;
        if (data?.isMaintained === false) {
          dispatch(reopen());
          return;
        }
      }
    };
    void wait();
    return () => {
      isLeft = true;
    };
  }, [dispatch]);
}
