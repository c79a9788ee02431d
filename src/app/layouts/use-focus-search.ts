import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';

/** Milliseconds. */
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

export function useFocusSearch(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    if (pathname !== paths.search) void navigate(paths.search);
    focusWhenThere(performance.now() + patience);
  };
}
