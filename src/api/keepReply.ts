interface Started<Reply> {
  dispatch: (action: never) => unknown
  queryFulfilled: PromiseLike<{ data: Reply }>
}

export type KeepReply<Change, Reply> = (change: Change, started: Started<Reply>) => Promise<void>

/**
 * For `onQueryStarted`: the reply to a change goes into the cache at once. The next change names the revision of the
 * reply; the query that is fetched again still has the former one.
 */
export const keepReply =
  <Change, Reply>(update: (reply: Reply, change: Change) => unknown): KeepReply<Change, Reply> =>
  async (change, { dispatch, queryFulfilled }) => {
    const answer = await Promise.resolve(queryFulfilled).catch(() => undefined)
    if (answer) dispatch(update(answer.data, change) as never)
  }
