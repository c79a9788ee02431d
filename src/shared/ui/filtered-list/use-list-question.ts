import { useSearchParams } from 'react-router-dom';
import { useListView } from '@/shared/lib/address';
import { useRested } from '@/shared/lib/text-filter';
import { all } from './use-filtered-list';

type ListQuestion<State extends string, Order extends string> = {
  name: string;
  states: readonly State[];
  /** State by default. */
  usual: State;
  orders: readonly Order[];
};

/** The parameters in the address of a list that the server filters. */
export function useListQuestion<State extends string, Order extends string>(
  options: ListQuestion<State, Order>,
) {
  const view = useListView({
    name: options.name,
    sorts: options.orders,
    initialSort: { by: '', isDescending: false },
    choices: { status: [...options.states, all] },
  });
  // The view's own text would miss what is typed into the list's search.
  const [params] = useSearchParams();
  const q = useRested((params.get(`${options.name}-q`) ?? '').trim());
  return {
    question: {
      status: (view.chosen.status || options.usual) as State | typeof all,
      ...(q !== '' && { q }),
      ...(view.sort.by !== '' && { sort: view.sort.by as Order }),
    },
    parts: view.page,
  };
}
