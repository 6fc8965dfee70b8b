/** The limits that both sides hold; messages print them by these names. */
export const limits = {
  /** Characters of a first or last name. */
  name: 100,
  /** Characters of an e-mail address (RFC 5321). */
  email: 254,
  /** Characters of a phone number, in any format. */
  phone: 40,
  /** Characters of a message. */
  message: 5000,
  /** Days of one request for days off: a leap year. */
  offDays: 366,
  /** Characters of their dates as a request writes them. */
  offDaysText: 4000,
  /** Characters that a password has at the least where it is asked for (spec 5)… */
  loginPasswordMin: 5,
  /** …and where it is set. */
  passwordMin: 8,
  passwordMax: 200,
  /** Bytes of a person's photo. */
  photoBytes: 5 * 1024 * 1024,
  /** Characters of a meeting's title. */
  meetingTitle: 200,
  /** Names in one meeting. */
  attendees: 100,
  /** Files of one meeting, and the bytes of each. */
  attachments: 10,
  attachmentBytes: 10 * 1024 * 1024,
  /** Meetings that one call brings, and that one answer holds. */
  meetingChanges: 50,
  meetingPage: 500,
  /** Characters of a room's name, and of a personal card's name in addresses. */
  roomName: 100,
  cardName: 100,
  /** Computers of one employee, and things to know of them. */
  computers: 20,
  otherInfo: 20,
  /** Characters of a text about an employee or a computer. */
  employeeText: 300,
} as const

/** How long personal data are kept; every form says it, the purge command holds it. */
export const retention = {
  /** Months after which an application, its CV and its mails are removed. */
  applicationMonths: 12,
  /** Months after which a contact message is removed. */
  contactMonths: 12,
  /** Days after which a subscription that nobody confirmed is removed. */
  unconfirmedDays: 7,
} as const

/**
 * Whether a text has the basic form of an address, `name@host.tld` without spaces (spec 5, Subscribe). The length
 * comes first: the time of the pattern grows with the square of it.
 */
export const isEmailAddress = (text: string): boolean =>
  text.length <= limits.email && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** The size of a CV when nothing else is configured, in bytes. */
export const defaultCvMaxBytes = 10 * 1024 * 1024

/** How long the logo stands at the start of the application when nothing else is configured, in ms (spec 2). */
export const defaultLoadingScreenMs = 1500

/** The endings that a CV may have, without the dot; the server judges the content as well. */
export const cvExtensions = ['pdf', 'doc', 'docx', 'odt', 'rtf'] as const

export type CvExtension = (typeof cvExtensions)[number]

/** The ending of a file's name, lower case and without the dot, when it is one that a CV may have. */
export const cvExtensionOf = (fileName: string): CvExtension | undefined =>
  extensionOf(cvExtensions, fileName)

function extensionOf<Extension extends string>(
  known: readonly Extension[],
  fileName: string,
): Extension | undefined {
  const ending = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase()
  return known.find((extension) => extension === ending)
}

/** The endings that a photo may have, without the dot; the server judges the content as well. */
export const photoExtensions = ['jpg', 'jpeg', 'png', 'webp'] as const

/** The ending of a photo's name, lower case and without the dot, when it is one that a photo may have. */
export const photoExtensionOf = (fileName: string) => extensionOf(photoExtensions, fileName)
