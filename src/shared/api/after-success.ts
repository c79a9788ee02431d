type Started<Answer, Dispatch> = {
  dispatch: Dispatch;
  queryFulfilled: PromiseLike<{ data: Answer }>;
};

/** An `onQueryStarted` that ignores failures. */
export const afterSuccess =
  <Arg, Answer, Dispatch>(act: (dispatch: Dispatch, answer: Answer, arg: Arg) => void) =>
  async (arg: Arg, { dispatch, queryFulfilled }: Started<Answer, Dispatch>): Promise<void> =>
    queryFulfilled.then(
      ({ data }) => act(dispatch, data, arg),
      () => undefined,
    );
