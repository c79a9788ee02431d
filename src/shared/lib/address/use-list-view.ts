import { useSearchParams } from 'react-router-dom';
import { changedParams } from './changed-params';
import { useAddressText } from './use-address-text';

/** By which column a list is sorted, and which way. */
export type Sort = { by: string; isDescending: boolean };

type ListViewOptions<Choice extends string> = {
  /** Tells the parameters of two lists of one screen apart: `?payments-sort=`. */
  name?: string;
  /** The columns that it can be sorted by. */
  sorts: readonly string[];
  /** How it is sorted while the address says nothing. */
  initialSort: Sort;
  /** What it can be filtered by, with the values that each may have. */
  choices?: { readonly [name in Choice]: readonly string[] };
};

const written = ({ by, isDescending }: Sort) => (isDescending ? `-${by}` : by);

/**
 * How a list is looked at: search, filters, order and page, all in the address, so that a link, a
 * reload and the way back find them again. What the address says and nobody knows counts as not said.
 * To turn a page is a step in the history; to search, filter or sort is another look at the same
 * place, and begins at the first page.
 */
export function useListView<Choice extends string = never>({
  name,
  sorts,
  initialSort,
  choices,
}: ListViewOptions<Choice>) {
  const own = (parameter: string) => (name ? `${name}-${parameter}` : parameter);
  const [params, setParams] = useSearchParams();
  const [text, changeText] = useAddressText(own('q'));

  const page = own('page');
  const change = (changes: { [name: string]: string }, isStep = false) =>
    setParams((current) => changedParams(current, changes), {
      replace: !isStep,
      preventScrollReset: true,
    });

  const sortText = params.get(own('sort')) ?? '';
  const sort: Sort = { by: sortText.replace(/^-/, ''), isDescending: sortText.startsWith('-') };
  const pageNumber = Number(params.get(page));
  const known = Object.entries<readonly string[]>(choices ?? {});
  const chosen = Object.fromEntries(
    known.map(([choice, values]) => {
      const value = params.get(own(choice)) ?? '';
      return [choice, values.includes(value) ? value : ''];
    }),
  ) as { [name in Choice]: string };

  return {
    /** What is searched for. */
    text,
    /** From 1; a page beyond the last is for who knows how many there are. */
    page: Number.isInteger(pageNumber) && pageNumber > 0 ? pageNumber : 1,
    sort: sorts.includes(sort.by) ? sort : initialSort,
    /** The value of each filter, empty where none is chosen. */
    chosen,
    isFiltered: text.trim() !== '' || Object.values(chosen).some((value) => value !== ''),
    search: (next: string) => changeText(next, { [page]: '' }),
    choose: (choice: Choice, value: string) => change({ [own(choice)]: value, [page]: '' }),
    sortBy: (next: Sort) =>
      change({
        [own('sort')]: written(next) === written(initialSort) ? '' : written(next),
        [page]: '',
      }),
    /** `isStep` is false where nobody chose the page, so that the way back does not lead to it. */
    goToPage: (next: number, isStep = true) =>
      change({ [page]: next > 1 ? String(next) : '' }, isStep),
    /** Takes search and filters away; the order stays. */
    reset: () =>
      changeText(
        '',
        Object.fromEntries(
          [page, ...known.map(([choice]) => own(choice))].map((each) => [each, '']),
        ),
      ),
  };
}
