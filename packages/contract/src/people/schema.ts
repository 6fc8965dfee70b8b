import { boolean, type InferType, mixed, number, type ObjectSchema, object, string } from 'yup'
import { type Role, roles } from '#accounts/roles.ts'
import {
  birthday,
  emailAddress,
  flag,
  largestNumber,
  line,
  personName,
  phone,
  photoHash,
  record,
  startDay,
  verbatim,
  wholeNumber,
} from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { type MessageKey, message } from '#core/messages.ts'
import { type AccountState, accountStates } from './rules.ts'

export const accountSchema = object({
  /** `accounts.id`. */
  id: number().integer().required(),
  name: string().defined(),
  surname: string().defined(),
  email: string().defined(),
  role: mixed<Role>().oneOf(roles).required(),
  /** Whether the person was named to read suggestions. */
  readsSuggestions: boolean().required(),
  state: mixed<AccountState>().oneOf(accountStates).required(),
  hasSecondFactor: boolean().required(),
  /** Whether the caller may change the account: it has no permission that the caller lacks. */
  isChangeable: boolean().required(),
})

/** The account of a person as the desk sees it. */
export type Account = InferType<typeof accountSchema>

/** What no rule judges, because records of before may break one: the reply, and the former values of a change. */
const words = () => verbatim(limits.employeeText).defined()
const inLanguages = () => record({ AZ: words(), EN: words(), RU: words() }).defined().default(undefined)
/** The `id` of the record of another person. */
export const lead = () => wholeNumber(1, largestNumber).nullable()

/** The fields of a record as they are stored. */
const storedFields = {
  name: words(),
  surname: words(),
  email: verbatim(limits.email).defined(),
  phone: words(),
  roomname: words(),
  positions: inLanguages(),
  units: inLanguages(),
  managerId: lead().defined(),
  deputyId: lead().defined(),
  birthday: words(),
  startedOn: words(),
}

export const recordSchema = object({
  id: number().integer().required(),
  /** The number on the badge: `DEV7`. */
  idnumber: string().required(),
  ...storedFields,
  photo: photoHash(),
  /** ISO instant; empty for a person who works here. */
  leftAt: string().defined(),
  account: accountSchema.defined().nullable().default(undefined),
  /** The name of the personal card in its address; empty without a card. */
  cardname: string().defined(),
  /** How many coming meetings the person organises; a series is one. */
  meetings: number().integer().min(0).required(),
})

/** The record of a person with account and card. */
export type Person = InferType<typeof recordSchema>

const name = (required: MessageKey) => personName().required(message(required))

/** A text in three languages, or in none: half a translation would show the wrong language to some readers. */
const translated = () => {
  const part = () => line(limits.employeeText, message('employeeTextTooLong')).defined()
  return record({ AZ: part(), EN: part(), RU: part() })
    .test(
      'complete',
      message('positionInEachLanguage'),
      (texts: Partial<Record<Language, string>>) =>
        new Set(languages.map((language) => Boolean(texts?.[language]))).size < 2,
    )
    .default(undefined)
    .required()
}

/** All fields of a record that HR writes, as the form of the desk has them. */
export const personSchema = object({
  name: name('firstNameRequired'),
  surname: name('lastNameRequired'),
  /** Joins the record with the account of this address. Empty for a person without one. */
  email: emailAddress().defined(),
  phone: phone().defined(),
  /** The name of the room; empty for none. */
  roomname: line(limits.roomName, message('roomNameTooLong')).defined(),
  positions: translated(),
  /** The team or department. */
  units: translated(),
  managerId: lead().defined(),
  /** Decides about leave while the manager is away. */
  deputyId: lead().defined(),
  birthday: birthday(),
  /** The first day of work. */
  startedOn: startDay(),
})

type Fields = InferType<typeof personSchema>

const noTexts = { AZ: '', EN: '', RU: '' }

/** The fields of an empty form. */
export const newPerson: Fields = {
  name: '',
  surname: '',
  email: '',
  phone: '',
  roomname: '',
  positions: noTexts,
  units: noTexts,
  managerId: null,
  deputyId: null,
  birthday: '',
  startedOn: '',
}

/** The body of `addRecord`: leave is counted from the first day on. */
export const newPersonSchema = personSchema.shape({
  startedOn: startDay().required(message('startDayRequired')),
  hasCard: flag().required(),
  /** The application of a candidate who is hired with this record, at the revision that the form was filled from. */
  application: record({
    id: wholeNumber(1, largestNumber).required(),
    revision: wholeNumber(1, largestNumber).required(),
  })
    .default(undefined)
    .optional(),
})

/** The body of `changeRecord`. */
export const personChangesSchema = personSchema.partial().shape({
  was: record(storedFields).partial().required(),
  // yup types an optional field as one that may be `undefined`, which a missing one of the body is not.
}) as unknown as ObjectSchema<Partial<Fields> & { was: Partial<Fields> }>
