import { useEffect } from 'react';
import { serviceApi } from '@/entities/service';
import { reopen } from '@/entities/session';
import { nextTry, pauseBefore } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';

/** After so many tries the pauses grow no longer: 12 to 24 seconds. */
const gentleEnough = 3;

const ask = serviceApi.endpoints.serviceState.initiate;

/** Asks whether the maintenance is over, gently and for as long as it takes, and goes on with the page then. */
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
