/** Removes the control characters of a text, so that it cannot command the terminal. */
export const printable = (text: string): string =>
  text.replaceAll('\r\n', '\n').replace(/(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\uFFFD')
