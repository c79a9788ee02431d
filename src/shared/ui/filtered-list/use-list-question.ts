import { useSearchParams } from 'react-router-dom';
import { useListView } from '@/shared/lib/address';
import { useRested } from '@/shared/lib/text-filter';
import { all } from './use-filtered-list';

type ListQuestion<State extends string, Order extends string, Choice extends string> = {
  name: string;
  states: readonly State[];
  /** State by default. */
  usual: State;
  orders: readonly Order[];
  /** Further filters; without values any text counts, as the server offers them. */
  choices?: { readonly [name in Choice]: readonly string[] | null };
};

/** The parameters in the address of a list that the server filters. */
export function useListQuestion<
  State extends string,
  Order extends string,
  Choice extends string = never,
>(options: ListQuestion<State, Order, Choice>) {
  const view = useListView({
    name: options.name,
    sorts: options.orders,
    initialSort: { by: '', isDescending: false },
    choices: { status: [...options.states, all] },
  });
  // The view's own text would miss what is typed into the list's search.
  const [params] = useSearchParams();
  const chosen = Object.fromEntries(
    Object.entries<readonly string[] | null>(options.choices ?? {}).flatMap(([choice, values]) => {
      const value = params.get(`${options.name}-${choice}`) ?? '';
      return value !== '' && (values?.includes(value) ?? true) ? [[choice, value]] : [];
    }),
  ) as { [name in Choice]?: string };
  const q = useRested((params.get(`${options.name}-q`) ?? '').trim());
  return {
    question: {
      status: (view.chosen.status || options.usual) as State | typeof all,
      ...chosen,
      ...(q !== '' && { q }),
      ...(view.sort.by !== '' && { sort: view.sort.by as Order }),
    },
    parts: view.page,
  };
}
