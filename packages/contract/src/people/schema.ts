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
  record,
  startDay,
  text,
  verbatim,
  wholeNumber,
} from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { type MessageKey, message } from '#core/messages.ts'
import { type AccountState, accountStates, type PersonChanges, type PersonFields } from './rules.ts'

export const accountSchema = object({
  /** `users.id`. */
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
export type PersonAccount = InferType<typeof accountSchema>

const inLanguages = () =>
  object({ AZ: string().defined(), EN: string().defined(), RU: string().defined() }).defined()

export const recordSchema = object({
  id: number().integer().required(),
  /** The number on the badge: `DEV7`. */
  idnumber: string().required(),
  name: string().defined(),
  surname: string().defined(),
  email: string().defined(),
  phone: string().defined(),
  roomname: string().defined(),
  positions: inLanguages(),
  units: inLanguages(),
  managerId: number().integer().defined().nullable(),
  deputyId: number().integer().defined().nullable(),
  birthday: string().defined(),
  startedOn: string().defined(),
  /** ISO instant; empty for who works here. */
  leftAt: string().defined(),
  account: accountSchema.defined().nullable().default(undefined),
  /** The name of the personal card in its address; empty without a card. */
  cardname: string().defined(),
  /** How many coming meetings the person organises; a series is one. */
  meetings: number().integer().min(0).required(),
})

/** The record of a person with account and card. */
export type PersonRecord = InferType<typeof recordSchema>

const name = (required: MessageKey) => personName().required(message(required))

/** A text in three languages, or in none: half a translation would show the wrong language to some readers. */
const translated = () => {
  const part = () => line(limits.employeeText, message('employeeTextTooLong')).defined()
  return record({ AZ: part(), EN: part(), RU: part() }).test(
    'complete',
    message('positionInEachLanguage'),
    (texts: Partial<Record<Language, string>>) =>
      new Set(languages.map((language) => Boolean(texts?.[language]))).size < 2,
  )
}

export const lead = () => wholeNumber(1, largestNumber).nullable()

const fields = {
  name: name('firstNameRequired'),
  surname: name('lastNameRequired'),
  email: emailAddress(),
  phone: phone(),
  roomname: line(limits.roomName, message('roomNameTooLong')),
  positions: translated(),
  units: translated(),
  managerId: lead(),
  deputyId: lead(),
  birthday: birthday(),
  startedOn: startDay(),
}

/** All fields of a record, as the form of the desk has them. */
export const personSchema: ObjectSchema<PersonFields> = object({
  ...fields,
  email: fields.email.defined(),
  phone: fields.phone.defined(),
  roomname: fields.roomname.defined(),
  positions: fields.positions.required(),
  units: fields.units.required(),
  managerId: fields.managerId.defined(),
  deputyId: fields.deputyId.defined(),
})

/** The body of `addRecord`. */
export const newPersonSchema = personSchema.shape({
  hasCard: flag().required(),
})

const changedFields = {
  ...fields,
  name: fields.name.optional().min(1, message('firstNameRequired')),
  surname: fields.surname.optional().min(1, message('lastNameRequired')),
  positions: fields.positions.default(undefined).optional(),
  units: fields.units.default(undefined).optional(),
  birthday: fields.birthday.optional(),
  startedOn: fields.startedOn.optional(),
}

/** Values of before, which no rule judges: old records may break one. */
const known = {
  words: () => verbatim(limits.employeeText),
  translated: () => record({ AZ: known.words(), EN: known.words(), RU: known.words() }).default(undefined),
}
const formerFields = record({
  name: known.words(),
  surname: known.words(),
  email: verbatim(limits.email),
  phone: known.words(),
  roomname: known.words(),
  positions: known.translated(),
  units: known.translated(),
  managerId: lead(),
  deputyId: lead(),
  birthday: text(20),
  startedOn: text(20),
})

/** The body of `changeRecord`. */
export const personChangesSchema = object({
  ...changedFields,
  was: formerFields.required(),
  // yup types an optional field as one that may be `undefined`, which a missing one of `PersonChanges` is not.
}) as unknown as ObjectSchema<PersonChanges>
