import { useSelector } from 'react-redux';
import type { User } from '@/shared/contract/user.ts';
import { selectViewer } from './session-slice';

/** The signed-in user, or null for a visitor. */
export const useViewer = (): User | null => useSelector(selectViewer);
