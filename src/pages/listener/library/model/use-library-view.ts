import { useSearchParams } from 'react-router-dom';
import { useAddressText } from '@/shared/lib/address';
import { createStoredValue } from '@/shared/lib/storage';
import { type LibraryOrder, libraryOrders } from '../lib/arrange-playlists';

const layouts = ['list', 'grid'] as const;

export type LibraryLayout = (typeof layouts)[number];

const isLayout = (value: unknown): value is LibraryLayout => layouts.some((each) => each === value);
const isOrder = (value: unknown): value is LibraryOrder =>
  libraryOrders.some((each) => each === value);

const storedLayout = createStoredValue('library-layout', isLayout);

/**
 * Filter and order are in the address; so is the layout, whose last choice is stored on the
 * device.
 */
export function useLibraryView() {
  const [params, setParams] = useSearchParams();
  const [filter, changeFilter] = useAddressText('filter');
  const order = params.get('sort');
  const layout = params.get('view');
  const change = (name: string, value: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    order: isOrder(order) ? order : 'recent',
    layout: isLayout(layout) ? layout : (storedLayout.read() ?? 'grid'),
    changeFilter,
    changeOrder: (next: string) => change('sort', next === 'recent' ? '' : next),
    changeLayout: (next: LibraryLayout) => {
      storedLayout.write(next);
      change('view', next);
    },
  } as const;
}

export type LibraryView = ReturnType<typeof useLibraryView>;
