/**
 * Every message of a schema (spec 5) is a key of the `validation` namespace: the browser shows its translation at the
 * field, the server answers it in `errors`. The limits in the texts have the names in `limits.ts`.
 */
export const messageKeys = [
  'firstNameRequired',
  'lastNameRequired',
  'nameTooLong',
  'emailRequired',
  'emailInvalid',
  'emailTooLong',
  'phoneRequired',
  'phoneTooLong',
  'phoneInvalid',
  'messageRequired',
  'messageTooLong',
  'contactNameRequired',
  'companyRequired',
  'positionRequired',
  'serviceRequired',
  'cvRequired',
  'cvEmpty',
  'cvTooLarge',
  'cvType',
  'cvContent',
  'cvAgain',
  'fieldRepeated',
  'passwordRequired',
  'passwordMinLength',
  'currentPasswordRequired',
  'currentPasswordWrong',
  'newPasswordRequired',
  'passwordTooShort',
  'passwordTooLong',
  'passwordCommon',
  'passwordPersonal',
  'passwordSame',
  'passwordAgainRequired',
  'passwordsDiffer',
  'secondFactorCodeRequired',
  'secondFactorCodeWrong',
  'photoRequired',
  'photoType',
  'photoTooLarge',
  'suggestionRequired',
  'codeRequired',
  'codeUnknown',
  'datesRequired',
  'timeInvalid',
  'timeOrder',
  'titleRequired',
  'titleTooLong',
  'dateRequired',
  'dateInvalid',
  'startRequired',
  'endRequired',
  'meetingHours',
  'tooManyAttendees',
  'tooManyAttachments',
  'attachmentTooLarge',
] as const

export type MessageKey = (typeof messageKeys)[number]

export const isMessageKey = (value: unknown): value is MessageKey => messageKeys.some((key) => key === value)

/** Returns a message key; the compiler finds a misspelled one. */
export const message = (key: MessageKey): MessageKey => key
