/** Removes the control characters of a text, so that it cannot command the terminal. */
export const printable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
  text.replaceAll('\r\n', '\n').replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, '\uFFFD')
