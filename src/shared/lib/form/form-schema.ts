import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { logFailure } from '@/shared/lib/log';
import { faultOf } from './fault-of';

type ReadField = (name: string, typed: unknown) => unknown;

/** The rules of a form: what is typed, and what is sent. */
export type FormSchema<Typed extends FieldValues, Sent> = {
  /** Fetches the rules before the first check. */
  prefetch: () => void;
  resolver: Resolver<Typed, unknown, Sent>;
  /** Reads single fields, to compare an opened form; null until the rules are fetched. */
  reader: () => Promise<ReadField | null>;
};

/** Error type of the whole form: the rules did not arrive. */
export const unchecked = 'unchecked';

/**
 * Form rules, fetched with their library when the form is first shown. Without them nothing is
 * sent, because typed values are not parsed yet. The next check retries a failed fetch.
 */
export function formSchema<Typed extends FieldValues, Sent extends object>(
  fetchSchema: () => Promise<ZodMiniType<Sent, Typed>>,
): FormSchema<Typed, Sent> {
  let loading: Promise<ZodMiniType<Sent, Typed> | null> | null = null;
  const load = () =>
    (loading ??= fetchSchema().catch((error: unknown) => {
      logFailure('form schema', error);
      loading = null;
      return null;
    }));

  const resolver: Resolver<Typed, unknown, Sent> = async (typed) => {
    const schema = await load();
    const failed = (errors: object) => ({ values: {}, errors: errors as FieldErrors<Typed> });
    if (schema === null) return failed({ root: { type: unchecked } });
    const { data, error } = schema.safeParse(typed);
    if (!error) return { values: data, errors: {} };
    return failed(faultsOf(error.issues, typed));
  };

  return {
    prefetch: () => void load(),
    resolver,
    reader: async () => {
      const schema = await load();
      if (schema === null) return null;
      // Rules that transform the whole have no fields of their own.
      const { shape } = schema as { shape?: { [name: string]: ZodMiniType } };
      return (name, typed) => {
        const read = shape?.[name]?.safeParse(typed);
        return read?.success ? read.data : typed;
      };
    },
  };
}

type Issues = readonly Parameters<typeof faultOf>[0][];

/** The first fault of each field; a nested one counts for its field. */
function faultsOf(issues: Issues, typed: FieldValues): object {
  const faults: { [field: string]: { type: string; message: string } } = {};
  for (const issue of issues) {
    const [name] = issue.path;
    const field = typeof name === 'string' && name in typed ? name : 'root';
    faults[field] ??= { type: 'rule', message: faultOf(issue) };
  }
  return faults;
}
