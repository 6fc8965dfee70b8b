import { array, boolean, type InferType, mixed, number, object, type Schema, string } from 'yup'
import { largestNumber, line, lines, listOf, record, text, wholeNumber } from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { message } from '#core/messages.ts'
import { readId } from '#core/pages.ts'
import { teamMemberSchema } from '#people/team/schema.ts'
import { describedPictureAt, isDescribed } from '#pictures/described.ts'
import {
  type ContentField,
  type ContentKind,
  contentKindNames,
  contentKindOf,
  mostContentItems,
} from './kinds.ts'

/** What an item says: its facts by field, and its texts by language and field. */
export interface ContentValue {
  facts: Record<string, string>
  texts: Record<Language, Record<string, string>>
}

/** How far the texts of a language are: a text is missing, another language was changed later, or done. */
export const contentTextStates = ['missing', 'outdated', 'ready'] as const
export type ContentTextState = (typeof contentTextStates)[number]

const wholeNumberText = /^(0|[1-9]\d*)$/
const isPicture = (address: string) =>
  /^\/(?!\/)\S+$/.test(address) || (URL.canParse(address) && new URL(address).protocol === 'https:')

function fieldOf({ max, isLong, isOptional, form }: ContentField, isComplete: boolean) {
  if (form === 'person')
    return line(max)
      .required(message('personRequired'))
      .test('person', message('personRequired'), (given) => readId(given) !== undefined)
  const words = (isLong ? lines : line)(max, message('textTooLong')).defined()
  const written = isComplete && !isOptional ? words.required(message('contentRequired')) : words
  if (form === 'number')
    return written.test('number', message('numberInvalid'), (given) => !given || wholeNumberText.test(given))
  if (form === 'picture')
    return written
      .test('picture', message('pictureInvalid'), (given) => !given || isPicture(given))
      .test('alt', message('pictureAltRequired'), (given = '') => {
        const picture = describedPictureAt(given)
        return !isComplete || !picture || isDescribed(picture)
      })
  if (form === 'film')
    return written
      .test('film', message('filmType'), (given) => !given || /^\/films\/[0-9a-f]{16}\.mp4$/.test(given))
      .test('picture', message('filmNeedsPicture'), (given, { parent }) =>
        Boolean(!isComplete || !given || parent.picture),
      )
  return written
}

/** The values of an item: a draft may have empty fields, what is published has none. */
function valueSchemaOf(kind: ContentKind, isComplete: boolean): Schema<ContentValue> {
  const { texts, facts } = contentKindOf(kind)
  const fields = (rows: Readonly<Record<string, ContentField>>) =>
    record(
      Object.fromEntries(Object.entries(rows).map(([name, field]) => [name, fieldOf(field, isComplete)])),
    ).required()
  const inLanguages = Object.fromEntries(languages.map((language) => [language, fields(texts)]))
  return record({ facts: fields(facts), texts: record(inLanguages).required() }).required() as never
}

const schemasOf = (isComplete: boolean) =>
  Object.fromEntries(contentKindNames.map((kind) => [kind, valueSchemaOf(kind, isComplete)])) as Record<
    ContentKind,
    Schema<ContentValue>
  >

/** The values of a draft, by kind. */
export const contentDraftSchemas = schemasOf(false)

/** The values that can be published, by kind. */
export const contentPublicationSchemas = schemasOf(true)

/** The values of an item whose kind stands in the address: the server validates them by `contentDraftSchemas`. */
const ofKind = () => mixed<ContentValue>().required()
const revision = () => wholeNumber(1, largestNumber).required()
const anyLanguage = () => mixed<Language>().oneOf(languages).required()
const kind = mixed<ContentKind>().oneOf(contentKindNames).required()

/** The key of an item. */
export const contentKey = () =>
  text(40)
    .required()
    .matches(/^[a-z][\w-]*$/i)

export const editingParams = object({
  subject: text(200)
    .required()
    .matches(/^[a-z][\w.:-]*$/i),
})
export const editorNamesSchema = array(string().defined()).defined()

export const contentKindParams = object({ kind })
export const contentItemParams = object({ kind, key: contentKey() })

/** The body of `createContent`. */
export const newContentSchema = object({ value: ofKind() })

/** The body of `saveContent`: `revision` is the one that the form was filled from. */
export const contentChangesSchema = object({
  revision: revision(),
  value: ofKind(),
  /** Languages whose texts stay, although those of another have changed. */
  upToDate: listOf(anyLanguage(), languages.length).required(),
})

export type ContentChanges = InferType<typeof contentChangesSchema>

/** The body of the calls that change no text. */
export const contentRevisionSchema = object({ revision: revision() })

/** The body of `publishContent`. */
export const contentPublicationSchema = object({
  revision: revision(),
  /** ISO instant; empty for now. */
  at: text(30)
    .defined()
    .test('instant', message('dateInvalid'), (at) => !at || /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at)),
})

export type ContentPublication = InferType<typeof contentPublicationSchema>

/** The body of `sortContent`: the keys of all items. */
export const contentOrderSchema = object({ keys: listOf(contentKey(), mostContentItems).required() })

const value = () => mixed<ContentValue>()
const change = {
  /** ISO instant; empty before the first change. */
  at: string().defined(),
  /** The full name of the person; empty for the server and for a person who is no longer here. */
  by: string().defined(),
}
/** The person whom an item names; missing for kinds that name no person. */
const person = object({
  /** Empty for a person who is no longer in the records. */
  fullname: string().defined(),
  hasLeft: boolean().required(),
})
  .optional()
  .default(undefined)
const textState = () => mixed<ContentTextState>().oneOf(contentTextStates).required()

export const contentItemSchema = object({
  key: string().required(),
  revision: number().integer().required(),
  draft: value().required(),
  /** Of the draft. */
  person,
  /** What visitors read; `null` before the first publication and after a removal. */
  published: value().nullable().defined(),
  textStates: object({ AZ: textState(), EN: textState(), RU: textState() }).required(),
  /** ISO instant at which the draft is published; `null` without one. */
  publishAt: string().nullable().defined(),
  /** An editor asks for the publication. */
  isAsked: boolean().required(),
  /** Its publication takes the item away. */
  isRemoved: boolean().required(),
  changed: object(change).required(),
})

/** An item with its draft. */
export type ContentItem = InferType<typeof contentItemSchema>

export const contentVersionSchema = object({
  ...change,
  number: number().integer().required(),
  value: value().required(),
  person,
})

/** An item as it was published once. */
export type ContentVersion = InferType<typeof contentVersionSchema>

/** The number of items whose publication is asked for, by kind. */
export type AskedContent = Partial<Record<ContentKind, number>>

export const askedContentSchema: Schema<AskedContent> = record(
  Object.fromEntries(contentKindNames.map((kind) => [kind, number().integer()])),
).required()

export const contentPreviewLinkSchema = object({ token: string().required() })

export const contentPreviewSchema = object({
  kind: mixed<ContentKind>().oneOf(contentKindNames).required(),
  value: value().required(),
  /** The member of the team; missing for other kinds, and for a person who has left. */
  member: teamMemberSchema.pick(['fullname', 'position', 'email']).optional().default(undefined),
})

/** A draft as the holder of its private link sees it. */
export type ContentPreview = InferType<typeof contentPreviewSchema>

export const contentItemsSchema = array(contentItemSchema).defined()
export const contentVersionsSchema = array(contentVersionSchema).defined()
