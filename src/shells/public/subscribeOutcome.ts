/** How a try to subscribe ended, in a form that can be put into the language that is read at any time. */
export interface Outcome {
  kind: 'success' | 'error'
  /** What to say in our own words. */
  textKey: 'MessageFalse' | 'SubscripeNotEmail' | 'SubscripeError' | 'SubscribeMessage'
  /** The server's sentence, in the language that was read when it answered. */
  sentence?: string
  /** The address itself is what has to change. */
  isAboutField?: boolean
}

const sentenceIn = (data: unknown, name: 'error' | 'message'): string | undefined => {
  const value =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/**
 * Reads a failed call (spec 8): the server's `error`, else its `message`, else the generic text, which also stands
 * for a connection that failed.
 */
export function outcomeOfError(error: unknown): Outcome {
  const { status, data } = error as { status?: unknown; data?: unknown }
  const sentence = sentenceIn(data, 'error') ?? sentenceIn(data, 'message')
  return {
    kind: 'error',
    textKey: 'SubscripeError',
    ...(sentence && { sentence }),
    ...(status === 400 && { isAboutField: true }),
  }
}
