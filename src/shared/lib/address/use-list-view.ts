import { useSearchParams } from 'react-router-dom';
import { useAddressText } from './use-address-text';
import { changedParams } from './use-address-choice';

export type Sort = { by: string; isDescending: boolean };

type ListViewOptions<Choice extends string> = {
  /** Prefix of the parameters: `?payments-sort=`. */
  name?: string;
  sorts: readonly string[];
  initialSort: Sort;
  choices?: { readonly [name in Choice]: readonly string[] };
};

const written = ({ by, isDescending }: Sort) => (isDescending ? `-${by}` : by);

/**
 * Search, filters, order and page of a list, kept in the address; all but the page replace the
 * history entry.
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
    text,
    page: Number.isInteger(pageNumber) && pageNumber > 0 ? pageNumber : 1,
    /** Some columns sort it. */
    isSorted: sorts.length > 0,
    sort: sorts.includes(sort.by) ? sort : initialSort,
    chosen,
    isFiltered: text.trim() !== '' || Object.values(chosen).some((value) => value !== ''),
    search: (next: string) => changeText(next, { [page]: '' }),
    choose: (choice: Choice, value: string) => change({ [own(choice)]: value, [page]: '' }),
    sortBy: (next: Sort) =>
      change({
        [own('sort')]: written(next) === written(initialSort) ? '' : written(next),
        [page]: '',
      }),
    /** `isStep` is false for a page that the user did not choose. */
    goToPage: (next: number, isStep = true) =>
      change({ [page]: next > 1 ? String(next) : '' }, isStep),
    reset: () =>
      changeText(
        '',
        Object.fromEntries(
          [page, ...known.map(([choice]) => own(choice))].map((each) => [each, '']),
        ),
      ),
  };
}
