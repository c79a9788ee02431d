import { useSelector } from 'react-redux';
import { selectSampleQueries } from '@/shared/api';

/** Whether the list of playlists is example data, which nothing is sent of. */
export const useIsSample = (): boolean =>
  useSelector(selectSampleQueries).some((key) => key.startsWith('editorialPlaylists('));
