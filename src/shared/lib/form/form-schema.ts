import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { logFailure } from '@/shared/lib/log';
import { faultOf } from './fault-of';

/** A field of a form alone, as far as its schema can read it. */
type ReadField = (name: string, typed: unknown) => unknown;

/** The rules of a form: what is typed, and what is sent of it. */
export type FormSchema<Typed extends FieldValues, Sent> = {
  /** Fetches the rules ahead of the first check. */
  prefetch: () => void;
  resolver: Resolver<Typed, unknown, Sent>;
  /** Reads fields one by one, for what is seen of a form that was opened; null while the rules are not there. */
  reader: () => Promise<ReadField | null>;
};

/** Type of an error that stands for the whole: the rules did not arrive. */
export const unchecked = 'unchecked';

/**
 * The rules of a form, fetched with the library that they are written in when the form is first looked at. Where they do
 * not arrive nothing is sent: what is typed is no number yet. A fetch that failed is tried again by the next check.
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
      // Rules that make something else of the whole have no fields of their own.
      const { shape } = schema as { shape?: { [name: string]: ZodMiniType } };
      return (name, typed) => {
        const read = shape?.[name]?.safeParse(typed);
        return read?.success ? read.data : typed;
      };
    },
  };
}

type Issues = readonly Parameters<typeof faultOf>[0][];

/** The first fault of each field; one below a field is the field's. */
function faultsOf(issues: Issues, typed: FieldValues): object {
  const faults: { [field: string]: { type: string; message: string } } = {};
  for (const issue of issues) {
    const [name] = issue.path;
    const field = typeof name === 'string' && name in typed ? name : 'root';
    faults[field] ??= { type: 'rule', message: faultOf(issue) };
  }
  return faults;
}
