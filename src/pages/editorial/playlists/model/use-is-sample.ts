import { useSelector } from 'react-redux';
import { selectSampleQueries } from '@/shared/api';

/** Whether the list is sample data, which is never sent. */
export const useIsSample = (): boolean =>
  useSelector(selectSampleQueries).some((key) => key.startsWith('editorialPlaylists('));
