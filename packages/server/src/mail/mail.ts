/** How the kinds of receipts end: mails to an address that anybody may type, whose owner nobody has proved to be. */
export const receiptEnding = '.receipt'

/** A mail as the rest of the server writes it. Plain text only: what a person typed needs no escaping. */
export interface NewMail {
  /** What it is about, for the list of the outbox: `application.company`. */
  kind: string
  to: string
  replyTo?: string
  subject: string
  text: string
  attachmentFileIds?: number[]
  /** Further headers by name, such as `List-Unsubscribe`. Never something that a person typed. */
  headers?: Record<string, string>
}

/** The text of a mail from its paragraphs; an empty one is left out. */
export const paragraphs = (...parts: string[]): string => `${parts.filter(Boolean).join('\n\n')}\n`

/**
 * A name as a greeting may repeat it: letters of one or more words. What could be an address (of a page, a mailbox, a
 * phone) has other signs in it and is left out, since anybody may have us greet a stranger with it.
 */
export const greetable = (name: string): string | undefined =>
  /^\p{L}[\p{L}\p{M}'’ʼ -]*$/u.test(name) ? name : undefined

/** A header is one line: nothing that a person typed may begin another. */
export const oneLine = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
  text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
