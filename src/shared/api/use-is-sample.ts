import { useSelector } from 'react-redux';
import { selectSampleQueries } from './sample-notice';

/** Whether answers of this endpoint are sample data, which is never sent. */
export const useIsSample = (endpoint: string): boolean =>
  useSelector(selectSampleQueries).some((key) => key.startsWith(`${endpoint}(`));
