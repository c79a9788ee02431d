import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';

/** How long the search page may take to appear, in milliseconds. */
const patience = 3000;

const findBox = () => document.querySelector<HTMLInputElement>('[role="search"] input');

function focusWhenThere(deadline: number) {
  const box = findBox();
  if (box) {
    box.focus();
    box.select();
  } else if (performance.now() < deadline) {
    requestAnimationFrame(() => focusWhenThere(deadline));
  }
}

/** Brings the person to the search box, wherever they are. */
export function useFocusSearch(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (pathname !== paths.search) void navigate(paths.search);
    focusWhenThere(performance.now() + patience);
  };
}
