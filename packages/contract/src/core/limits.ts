import { emailLength } from './emailAddress.ts'

/** The limits that browser and server enforce. A message shows a limit by its key: `{{name}}`. */
export const limits = {
  /** Characters of a first or last name. */
  name: 100,
  /** Characters of the name of the company. */
  companyName: 60,
  /** Characters of its address or city in a language. */
  companyLine: 160,
  /** Characters of an address of the web. */
  link: 500,
  /** Characters of an e-mail address (RFC 5321). */
  email: emailLength,
  /** Characters of a phone number, in any format. */
  phone: 40,
  /** Characters of a message. */
  message: 5000,
  /** Days of one request for days off: a leap year. */
  offDays: 366,
  /** Days of a kind of leave in a year. */
  leaveDays: 366,
  /** Characters of the words about a decision, and of the reason of an adjustment or a request. */
  leaveWords: 1000,
  /** Characters of the name of a kind of leave. */
  leaveTypeName: 60,
  /** Days of one question about a span of days. */
  spanDays: 92,
  /** Characters of the dates in a request. */
  offDaysText: 4000,
  /** The minimum length of a password at sign-in (spec 5)… */
  loginPasswordMin: 5,
  /** …and of a new password. */
  passwordMin: 8,
  passwordMax: 200,
  /** Characters of a code of the second factor, or of a recovery code with its spaces and dashes. */
  secondFactorCode: 40,
  /** Passkeys of one person, and characters of the name of one. */
  passkeys: 10,
  passkeyName: 60,
  /** Bytes of a person's photo. */
  photoBytes: 5 * 1024 * 1024,
  /** Bytes of the logo of the company. */
  logoBytes: 2 * 1024 * 1024,
  /** Bytes of a picture of the site, and characters of its alternative text. */
  pictureBytes: 10 * 1024 * 1024,
  pictureAlt: 300,
  /** Bytes of a film in the header of a page. */
  filmBytes: 8 * 1024 * 1024,
  /**
   * Characters of the texts of a news item, its units, items in one answer to readers, and the comments of an item with
   * their characters.
   */
  newsTitle: 120,
  newsDescription: 400,
  newsBody: 20_000,
  newsUnits: 50,
  shownNews: 100,
  newsComments: 300,
  newsComment: 1000,
  /** Characters of a meeting's title. */
  meetingTitle: 200,
  /** Meetings of one person, with tombstones of deleted meetings: eight years of ten meetings a day. */
  meetings: 20_000,
  /** Attendees of one meeting. */
  attendees: 100,
  /** Guests of one meeting, who are invited by e-mail. */
  meetingGuests: 20,
  /** Characters of the rule of a series, its changed and cancelled occurrences, and days from its first to its last. */
  recurrenceRule: 200,
  occurrenceChanges: 200,
  recurrenceDays: 2 * 366,
  /** Files of one meeting, and bytes of each file. */
  attachments: 10,
  attachmentBytes: 10 * 1024 * 1024,
  /** Meetings in one request, the work that they are for the server (`firstSyncBatch`), and meetings in one response. */
  meetingChanges: 50,
  syncEffort: 120,
  meetingPage: 500,
  /**
   * Of the meetings that one person organises and that are not over for longer than `openMonths`: how many there are, how
   * many of them repeat, and how many attendees and characters they have together.
   */
  openMeetings: 2000,
  openSeries: 100,
  openAttendees: 5000,
  openTexts: 400_000,
  openMonths: 3,
  /** Characters of the name of a room, and of the name of a personal card in addresses. */
  roomName: 100,
  cardName: 100,
  /** People for whom a room has seats. */
  roomCapacity: 999,
  /** People moved to another room in one call. */
  movedPeople: 500,
  /** Computers of one employee in a CSV file, and further facts about the employee. */
  computers: 20,
  otherInfo: 20,
  /** Suggestions in one answer of the inbox. */
  inboxSuggestions: 500,
  /** Entries in one answer of the audit log, and characters of a search in it. */
  auditEntries: 500,
  auditText: 100,
  /** Decided requests for a change of a record, in one answer. */
  recordRequests: 300,
  /** Characters of a text about an employee or a computer. */
  employeeText: 300,
  /**
   * Bytes and rows of an imported CSV file, faults and changes in one answer about it, and characters of a preview's
   * fingerprint.
   */
  importBytes: 5 * 1024 * 1024,
  importRows: 20_000,
  importFaults: 500,
  importChanges: 500,
  importFingerprint: 64,
  /** Characters of a text of the interface, of its key and of a search in texts; entries in one answer to it. */
  interfaceText: 2000,
  textKey: 200,
  textSearch: 100,
  foundTexts: 100,
  /** Bytes of an imported file of texts. */
  textFileBytes: 3 * 1024 * 1024,
  /** Characters of the texts of a vacancy: position, sentence in the list, city or country, one responsibility; number of these. */
  vacancyPosition: 200,
  vacancySummary: 300,
  vacancyPlace: 100,
  vacancyItem: 500,
  vacancyItems: 30,
  /** People wanted for a vacancy, manats a month, reviewers of a vacancy and people mentioned in a note. */
  vacancyPlaces: 99,
  salary: 1_000_000,
  reviewers: 20,
  /** Characters of the name of a category and of a stage. */
  categoryName: 60,
  stageName: 40,
  /** Characters of the subject of a mail to an applicant. */
  mailSubject: 200,
  /** Characters of a tag, and tags of an application. */
  tag: 30,
  tags: 20,
  /** Characters of a letter in one language, in Markdown. */
  letterText: 20_000,
  /** Letters in the list of the archive. */
  publishedLetters: 100,
  /** Subscriptions in one answer of the desk, and in an exported file. */
  subscribers: 100,
  exportedSubscribers: 100_000,
  /** Mails in one answer about the outbox. */
  outboxMails: 100,
  /** Characters of a reference, and joined applications of one person. */
  reference: 20,
  joinedApplications: 200,
  /** Characters of a search in applications. */
  searchText: 200,
} as const

/** Milliseconds. So long a decision can be undone; then the requester is notified. */
export const undoMs = 120_000

/** The retention of personal data. Every form states it and the purge command enforces it. */
export const retention = {
  /** Months until an application, its CV and its mails are deleted. */
  applicationMonths: 12,
  /** Months until a contact message is deleted. */
  contactMonths: 12,
  /** Months after the end of a meeting until the addresses of its guests are deleted. */
  guestMonths: 12,
  /** Days until a mail of the staff area is deleted: by then a link has expired, and a request is in the list. */
  staffMailDays: 30,
  /** Days until an unconfirmed subscription is deleted. */
  unconfirmedDays: 7,
} as const

/** The file extensions of a CV, without the dot; the server checks the content too. */
export const cvExtensions = ['pdf', 'doc', 'docx', 'odt', 'rtf'] as const

export type CvExtension = (typeof cvExtensions)[number]

/** The file extension in lower case and without the dot, when it is allowed for a CV. */
export const cvExtensionOf = (fileName: string): CvExtension | undefined =>
  extensionOf(cvExtensions, fileName)

function extensionOf<Extension extends string>(
  known: readonly Extension[],
  fileName: string,
): Extension | undefined {
  const ending = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase()
  return known.find((extension) => extension === ending)
}

/** The file extensions of a photo, without the dot; the server checks the content too. */
export const photoExtensions = ['jpg', 'jpeg', 'png', 'webp'] as const

/** The most pixels of a stored logo. */
export const logoSize = { width: 1024, height: 512 }

/** The file extensions of a logo, without the dot; the server checks the content too. */
export const logoExtensions = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'] as const

/** Bytes of a picture that is chosen for the photo; the browser makes the far smaller photo from it. */
export const chosenPhotoBytes = 25 * 1024 * 1024

/** The file extension in lower case and without the dot, when it is allowed for a photo. */
export const photoExtensionOf = (fileName: string) => extensionOf(photoExtensions, fileName)
