/** Whether a database can store a text: one without U+0000 and lone surrogates. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text)

/** The text with U+FFFD for each character that no database stores. The server rejects a request with one. */
export const toStorable = (text: string): string => text.replace(/[\0\p{Cs}]/gu, '\uFFFD')

/** The control characters that turn the direction of the text after them, also of what stands beside it. */
export const directionControls = /[\u202A-\u202E\u2066-\u2069]/g

/** The first control character, private character, tag or broken character; none of them is seen. */
export const invisibleIn = (text: string): string | undefined =>
  /[\p{Cc}\p{Cs}\p{Co}\uFFFD]|(?![\u200C\u200D])\p{Cf}/u.exec(text)?.[0]
