import { useSelector } from 'react-redux';
import { selectSampleQueries } from '@/shared/api';

export const useIsSampleAnalytics = (): boolean =>
  useSelector(selectSampleQueries).some((key) => key.startsWith('labelAnalytics('));
