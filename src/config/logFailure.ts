/** Writes a failure to the console, for developers; the page says what it means for the person. */
export function logFailure(level: 'warn' | 'error', text: string, reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place of the application that writes to it.
  console[level](text, reason)
}
