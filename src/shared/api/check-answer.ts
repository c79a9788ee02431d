/** What a contract schema can do; zod's schemas are of this kind. */
export type ContractSchema<Data> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Data } | { success: false; error: { message: string } };
};

type Checked<Data> = { value: Data } | { issues: readonly { message: string }[] };

/** A Standard Schema that is fetched when it is first needed. */
type AnswerSchema<Data> = {
  '~standard': {
    version: 1;
    vendor: 'tonada';
    validate: (value: unknown) => Promise<Checked<Data>>;
  };
};

/** Header of every answer that names the contract it was written by. */
export const contractHeader = 'x-contract';

const writtenByOurContract = new WeakSet<object>();

/** Remembers an answer whose header names the contract that this build was made with. */
export function noteContract(data: unknown, version: string | null | undefined): void {
  if (version === CONTRACT_VERSION && typeof data === 'object' && data !== null) {
    writtenByOurContract.add(data);
  }
}

/**
 * Checks answers against the contract. The server shapes every answer by its own copy of the contract
 * and names that copy: where it is ours there is nothing to check. Anything else (another version,
 * a proxy's page) is checked by the schema, whose code is fetched for it.
 */
export function answerOf<Data>(
  loadSchema: () => Promise<ContractSchema<Data>>,
): AnswerSchema<Data> {
  const validate = async (value: unknown): Promise<Checked<Data>> => {
    if (typeof value === 'object' && value !== null && writtenByOurContract.has(value)) {
      return { value: value as Data };
    }
    const result = (await loadSchema()).safeParse(value);
    return result.success
      ? { value: result.data }
      : { issues: [{ message: result.error.message }] };
  };
  return { '~standard': { version: 1, vendor: 'tonada', validate } };
}
