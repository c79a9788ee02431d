import { useSelector } from 'react-redux';
import { selectSampleQueries } from '@/shared/api';

/** Whether the analytics of a label on the screen are the example. */
export const useIsSampleAnalytics = (): boolean =>
  useSelector(selectSampleQueries).some((key) => key.startsWith('labelAnalytics('));
