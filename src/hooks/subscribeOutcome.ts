/** The outcome of an attempt to subscribe, independent of the language. */
export interface Outcome {
  kind: 'success' | 'error'
  /** The key of our own text. */
  textKey: 'MessageFalse' | 'SubscripeNotEmail' | 'SubscripeError' | 'SubscribeMessage'
  /** The server's sentence, in the language of the request. */
  sentence?: string
  /** Whether the address itself must be changed. */
  isAboutField?: boolean
}

const sentenceIn = (data: unknown, name: 'error' | 'message'): string | undefined => {
  const value =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/**
 * Reads a failed call (spec 8): the server's `error`, else its `message`, else the generic text, also for a network
 * error.
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
