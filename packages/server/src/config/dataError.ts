/** The data on disk cannot be used. The message is one sentence for the person who starts the server. */
export class DataError extends Error {
  override name = 'DataError'
}

/** The innermost cause of an error in one line; libraries wrap the cause once or twice. */
export function reasonOf(error: unknown): string {
  const { cause, message, code } = error as NodeJS.ErrnoException & { cause?: unknown }
  if (cause !== undefined) return reasonOf(cause)
  return (message || code || String(error)).split('\n', 1)[0]?.slice(0, 200) ?? ''
}
