import { useSelector } from 'react-redux';
import type { User } from '@/shared/contract/user.ts';
import { selectViewer } from './session-slice';

export const useViewer = (): User | null => useSelector(selectViewer);
