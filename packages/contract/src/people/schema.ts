import { array, boolean, mixed, number, type ObjectSchema, object, string } from 'yup'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { type MessageKey, message } from '#core/messages.ts'
import {
  type AccountState,
  accountStates,
  addRecord,
  assignRole,
  changeRecord,
  inviteAgain,
  listRecords,
  offboard,
  openAccount,
  type PersonAccount,
  type PersonChanges,
  type PersonFields,
  type PersonRecord,
  reinstate,
  removeSecondFactor,
  setAccountOpen,
  setCard,
} from './endpoints.ts'
import { type Role, roles } from '#accounts/roles.ts'
import {
  birthday,
  emailAddress,
  flag,
  idParams,
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
import { noReply, withSchemas } from '#core/withSchemas.ts'

const accountSchema: ObjectSchema<PersonAccount> = object({
  id: number().integer().required(),
  name: string().defined(),
  surname: string().defined(),
  email: string().defined(),
  role: mixed<Role>().oneOf(roles).required(),
  readsSuggestions: boolean().required(),
  state: mixed<AccountState>().oneOf(accountStates).required(),
  hasSecondFactor: boolean().required(),
  isChangeable: boolean().required(),
})

const inLanguages = () =>
  object({ AZ: string().defined(), EN: string().defined(), RU: string().defined() }).defined()

const recordSchema: ObjectSchema<PersonRecord> = object({
  id: number().integer().required(),
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
  leftAt: string().defined(),
  account: accountSchema.defined().nullable().default(undefined),
  cardname: string().defined(),
  meetings: number().integer().min(0).required(),
})

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

const lead = () => wholeNumber(1, largestNumber).nullable()

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
export const newPersonSchema: ObjectSchema<PersonFields & { hasCard: boolean }> = personSchema.shape({
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
const personChangesSchema = object({
  ...changedFields,
  was: formerFields.required(),
  // yup types an optional field as one that may be `undefined`, which a missing one of `PersonChanges` is not.
}) as unknown as ObjectSchema<PersonChanges>

export const personRecordsEndpoints = {
  listRecords: withSchemas(listRecords, {
    reply: object({ people: array(recordSchema).defined(), accounts: array(accountSchema).defined() }),
  }),
  addRecord: withSchemas(addRecord, {
    body: newPersonSchema,
    reply: object({ id: number().integer().required() }),
  }),
  changeRecord: withSchemas(changeRecord, { params: idParams, body: personChangesSchema, reply: noReply }),
  setCard: withSchemas(setCard, {
    params: idParams,
    body: object({ hasCard: flag().required() }),
    reply: noReply,
  }),
  offboard: withSchemas(offboard, {
    params: idParams,
    body: object({ successorId: lead().defined() }),
    reply: noReply,
  }),
  reinstate: withSchemas(reinstate, { params: idParams, reply: noReply }),
  openAccount: withSchemas(openAccount, {
    params: idParams,
    body: object({ language: mixed<Language>().oneOf(languages).required() }),
    reply: noReply,
  }),
  inviteAgain: withSchemas(inviteAgain, { params: idParams, reply: noReply }),
  setAccountOpen: withSchemas(setAccountOpen, {
    params: idParams,
    body: object({ isOpen: flag().required() }),
    reply: noReply,
  }),
  removeSecondFactor: withSchemas(removeSecondFactor, { params: idParams, reply: noReply }),
  assignRole: withSchemas(assignRole, {
    params: idParams,
    body: object({
      role: mixed<Role>().oneOf(roles).required(),
      readsSuggestions: flag().required(),
    }),
    reply: noReply,
  }),
}
