import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';

/** Brings the person to the search box, wherever they are. */
export function useFocusSearch(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (pathname !== paths.search) void navigate(paths.search);
    import('./focus-search').then(
      ({ focusWhenThere }) => focusWhenThere(),
      // Without it the page is there all the same.
      () => undefined,
    );
  };
}
