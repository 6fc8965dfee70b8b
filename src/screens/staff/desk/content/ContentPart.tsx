import {
  type ContentChanges,
  type ContentItem,
  type ContentKind,
  type ContentValue,
  flatContent,
  newContent,
} from '@atrium/contract/content'
import { contentChangesSchema, contentDraftSchemas, newContentSchema } from '@atrium/contract/content/schema'
import { inEachLanguage } from '@atrium/contract/core'
import { ContentForm, type ContentValues, type PersonOption } from '@atrium/ui/content'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Schema } from 'yup'
import { useCreateContentMutation, useSaveContentMutation } from '#api/contentApi.ts'
import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useFilmUpload, usePictureUpload } from '#hooks/usePictureUpload.ts'
import { moveDraft, useStoredForm } from '#hooks/useStoredForm.ts'
import { staffKey } from '#hooks/useTabState.ts'
import { EditorsNotice } from '../EditorsNotice.tsx'
import { useColleagueOptions } from '../useColleagueOptions.ts'
import { atFields, bodyOf } from './contentValues.ts'

/** The schema of a body whose value is of a kind. */
const ofKind = <Body extends object>(schema: Schema<Body>, kind: ContentKind): Schema<Body> =>
  (schema as never as { shape: (fields: object) => Schema<Body> }).shape({ value: contentDraftSchemas[kind] })

/** The people who can be members of the team; with the one of an item, who may have left. */
function usePeople(kind: ContentKind, item?: ContentItem): readonly PersonOption[] {
  const { t } = useTranslation('content')
  const colleagues = useColleagueOptions(kind === 'member')
  const { draft, person } = item ?? {}
  const value = draft?.facts.person
  if (!person?.hasLeft || !value) return colleagues
  return [...colleagues, { value, label: person.fullname, detail: t('person.left'), email: '' }]
}

interface ContentPartProps {
  kind: ContentKind
  item: ContentItem
  draftKey: string
  /** What the server said when the item was to be published, by field. */
  refused: Record<string, string> | undefined
}

/** The draft of an item. */
export function ContentPart({ kind, item, draftKey, refused }: ContentPartProps) {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const [save] = useSaveContentMutation()
  const onUpload = usePictureUpload()
  const people = usePeople(kind, item)
  const onUploadFilm = useFilmUpload()
  const stored = useMemo((): ContentValues => flatContent(item.draft), [item.draft])
  const schema = useMemo(() => ofKind(contentChangesSchema, kind), [kind])
  const { form } = useStoredForm<ContentChanges, ContentItem, ContentValues>({
    stored,
    version: item.revision,
    draftKey,
    schema,
    valuesOf: (typed, revision) => bodyOf(kind, typed, revision),
    atFields,
    failureScopes: ['content:failure'],
    send: (changes) => save({ kind, key: item.key, ...changes }).unwrap(),
    // What was typed while it was being saved.
    onSent: ({ revision }, sent) => moveDraft(draftKey, sent.revision, revision),
    savedText: t('form.saved'),
  })
  return (
    <>
      <EditorsNotice subject={`content.${kind}.${item.key}`} />
      <ContentForm
        {...form}
        kind={kind}
        textStates={item.textStates}
        initialLanguage={language}
        serverErrors={refused}
        {...{ onUpload, onUploadFilm, people }}
      />
    </>
  )
}

const nothing = inEachLanguage(() => 'missing' as const)

/** The form for a new item. */
export function NewContentPart({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('content')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [create] = useCreateContentMutation()
  const onUpload = usePictureUpload()
  const people = usePeople(kind)
  const stored = useMemo((): ContentValues => flatContent(newContent(kind)), [kind])
  const schema = useMemo(() => ofKind(newContentSchema, kind), [kind])
  const { form } = useStoredForm<{ value: ContentValue }, ContentItem, ContentValues>({
    stored,
    draftKey: `${staffKey}content.${kind}.new`,
    schema,
    valuesOf: (typed) => bodyOf(kind, typed),
    atFields,
    failureScopes: ['content:failure'],
    send: ({ value }) => create({ kind, value }).unwrap(),
    onSent: ({ key }) => void navigate(href('contentItem', { kind, key }), { replace: true }),
    savedText: t('form.saved'),
  })
  return (
    <ContentForm {...form} {...{ kind, onUpload, people }} textStates={nothing} initialLanguage={language} />
  )
}
