type Started<Answer, Dispatch> = {
  dispatch: Dispatch;
  queryFulfilled: PromiseLike<{ data: Answer }>;
};

/**
 * The `onQueryStarted` of an endpoint that does something once its call has succeeded. Takes what to
 * do with the store's dispatch, the answer and the argument of the call. A failure is left to whoever
 * called: nothing is done and nothing is thrown.
 */
export const afterSuccess =
  <Arg, Answer, Dispatch>(act: (dispatch: Dispatch, answer: Answer, arg: Arg) => void) =>
  async (arg: Arg, { dispatch, queryFulfilled }: Started<Answer, Dispatch>): Promise<void> =>
    queryFulfilled.then(
      ({ data }) => act(dispatch, data, arg),
      () => undefined,
    );
