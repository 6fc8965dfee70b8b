/** The data cannot be used as they lie there. The message is one sentence for the person who starts the server. */
export class DataError extends Error {
  override name = 'DataError'
}

/** The innermost reason of an error, in one line: what a library reports is wrapped once or twice. */
export function reasonOf(error: unknown): string {
  const { cause, message, code } = error as NodeJS.ErrnoException & { cause?: unknown }
  if (cause !== undefined) return reasonOf(cause)
  return (message || code || String(error)).split('\n', 1)[0]?.slice(0, 200) ?? ''
}
