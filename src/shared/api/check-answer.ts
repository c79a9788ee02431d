export type ContractSchema<Data> = {
  safeParse: (
    value: unknown,
  ) => { success: true; data: Data } | { success: false; error: { message: string } };
};

type Checked<Data> = { value: Data } | { issues: readonly { message: string }[] };

export type AnswerSchema<Data> = {
  '~standard': {
    version: 1;
    vendor: 'tonada';
    validate: (value: unknown) => Promise<Checked<Data>>;
  };
};

export const contractHeader = 'x-contract';

const writtenByOurContract = new WeakSet<object>();

export function noteContract(data: unknown, version: string | null | undefined): void {
  if (version === CONTRACT_VERSION && typeof data === 'object' && data !== null) {
    writtenByOurContract.add(data);
  }
}

/** Only answers of another contract version need the check, whose schema loads on demand. */
export function getAnswer<Data>(
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
