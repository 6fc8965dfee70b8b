import {
  type ContentItem,
  type ContentKind,
  type ContentValue,
  type ContentVersion,
  changedContent,
  isContentKind,
  outdatedAfter,
  textStatesOf,
} from '@atrium/contract/content'
import { contentEndpoints as calls } from '@atrium/contract/content/calls'
import { memberSamples, questionSamples } from '@atrium/contract/content/samples'
import {
  contentChangesSchema,
  contentDraftSchemas,
  contentOrderSchema,
  contentPublicationSchema,
  contentPublicationSchemas,
  contentRevisionSchema,
  newContentSchema,
} from '@atrium/contract/content/schema'
import { type Language, languages } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import { badgeSamples, colleagueSamples } from '@atrium/contract/people/samples'
import { object, type Schema } from 'yup'
import {
  answering,
  changedMeanwhile,
  done,
  json,
  languageOf,
  mockOf,
  notFound,
  refuse,
  validationErrorOf,
} from './answers.ts'
import { memoryOf } from './memory.ts'

/** The person whom a value names. */
const personOf = ({ facts }: ContentValue): Pick<ContentItem, 'person'> => {
  const found = badgeSamples.find(({ id }) => String(id) === facts.person)
  return found ? { person: { fullname: fullNameOf(found), hasLeft: false } } : {}
}

const itemOf = (key: string, draft: ContentValue, published: ContentValue | null): ContentItem => ({
  ...personOf(draft),
  ...{ key, revision: 1, draft, published, publishAt: null, isAsked: false, isRemoved: false },
  ...{ textStates: textStatesOf('question', draft, []), changed: { at: '', by: '' } },
})

interface Stored {
  kind: ContentKind
  item: ContentItem
  versions: ContentVersion[]
  token?: string | undefined
}

const memory = memoryOf((): { stored: Stored[]; links: number } => ({
  links: 0,
  stored: [
    ...questionSamples.map(({ key, value }) => ({
      kind: 'question' as const,
      item: itemOf(key, value, value),
      versions: [],
      ...(key === 'estimate' && { token: 'sample-preview-token' }),
    })),
    ...memberSamples.map(({ key, value }) => ({
      kind: 'member' as const,
      item: itemOf(key, value, value),
      versions: [],
    })),
  ],
}))

const ofKind = (kind: unknown) =>
  memory.stored
    .filter((one) => one.kind === kind)
    .toSorted((one, other) => Number(isGone(one)) - Number(isGone(other)))
const isGone = ({ item }: Stored) => item.isRemoved && !item.published
const find = ({ kind, key }: { kind?: unknown; key?: unknown }) =>
  memory.stored.find((one) => one.kind === kind && one.item.key === key)

const invalid = (schemas: Record<ContentKind, Schema<ContentValue>>, kind: ContentKind, value: unknown) =>
  validationErrorOf(object({ value: schemas[kind] }), { value })

/** 400 for a draft that is invalid, or whose person is in the team already. */
const invalidDraft = (kind: ContentKind, value: ContentValue, key?: string) => {
  const refused = invalid(contentDraftSchemas, kind, value)
  const { person } = value.facts
  const isTwice = ofKind('member').some(
    ({ item }) => kind === 'member' && item.key !== key && item.draft.facts.person === person,
  )
  return refused ?? (isTwice ? refuse({ 'value.facts.person': 'memberTwice' }) : undefined)
}

/** Changes an item: 404 without one, 409 for another revision. */
const change = (
  found: Stored | undefined,
  revision: number,
  next: (item: ContentItem) => Partial<ContentItem>,
) => {
  if (!found) return notFound()
  if (found.item.revision !== revision) return changedMeanwhile()
  found.item = { ...found.item, publishAt: null, isAsked: false, ...next(found.item) }
  return json(found.item)
}

const changed = () => ({ at: new Date().toISOString(), by: 'Leyla Əliyeva' })

/** The calls about the content of the site. */
export const contentMocks = [
  mockOf(calls.listContent, ({ params: { kind } }) =>
    isContentKind(String(kind)) ? json(ofKind(kind).map(({ item }) => item)) : notFound(),
  ),
  mockOf(calls.countAskedContent, () => {
    const kinds = memory.stored.filter(({ item }) => item.isAsked).map(({ kind }) => kind)
    return json(Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((one) => one === kind).length])))
  }),
  mockOf(calls.createContent, ({ params, request }) => {
    const kind = params.kind as ContentKind
    return answering(newContentSchema, ({ value }) => {
      const refused = invalidDraft(kind, value)
      if (refused) return refused
      const key = `item-${memory.stored.length}`
      const item = {
        ...itemOf(key, value, null),
        textStates: textStatesOf(kind, value, []),
        changed: changed(),
      }
      memory.stored = [...memory.stored, { kind, item, versions: [] }]
      return json(item)
    })({ request })
  }),
  mockOf(calls.sortContent, ({ params: { kind }, request }) =>
    answering(contentOrderSchema, ({ keys }) => {
      const known = ofKind(kind)
      if (known.length !== keys.length) return changedMeanwhile()
      const place = (one: Stored) => keys.indexOf(one.item.key)
      memory.stored = memory.stored.toSorted((one, other) => place(one) - place(other))
      return json(ofKind(kind).map(({ item }) => item))
    })({ request }),
  ),
  mockOf(calls.saveContent, ({ params, request }) => {
    const kind = params.kind as ContentKind
    return answering(contentChangesSchema, ({ revision, value, upToDate }) => {
      const refused = invalidDraft(kind, value, String(params.key))
      if (refused) return refused
      return change(find(params), revision, ({ draft, textStates }) => {
        const before = languages.filter((one: Language) => textStates[one] === 'outdated')
        const outdated = outdatedAfter(draft, value, before, upToDate)
        const states = textStatesOf(kind, value, outdated)
        return {
          revision: revision + 1,
          draft: value,
          ...personOf(value),
          textStates: states,
          isRemoved: false,
          changed: changed(),
        }
      })
    })({ request })
  }),
  mockOf(calls.removeContent, ({ params }) => {
    const found = find(params)
    if (!found) return notFound()
    if (found.item.published) found.item = { ...found.item, isRemoved: true }
    else memory.stored = memory.stored.filter((one) => one !== found)
    return done()
  }),
  mockOf(calls.askForContentPublication, ({ params, request }) =>
    answering(contentRevisionSchema, ({ revision }) =>
      change(find(params), revision, () => ({ isAsked: true })),
    )({ request }),
  ),
  mockOf(calls.cancelPublication, ({ params }) =>
    change(find(params), find(params)?.item.revision ?? 0, () => ({})),
  ),
  mockOf(calls.publishContent, ({ params, request }) =>
    answering(contentPublicationSchema, ({ revision, at }) => {
      const found = find(params)
      const refused =
        found && !found.item.isRemoved && invalid(contentPublicationSchemas, found.kind, found.item.draft)
      if (refused) return refused
      return change(found, revision, ({ draft, isRemoved }) => {
        if (at) return { publishAt: at }
        if (found) found.token = undefined
        if (isRemoved) return { published: null }
        const number = (found?.versions.length ?? 0) + 1
        found?.versions.unshift({ number, ...changed(), value: draft, ...personOf(draft) })
        return { published: draft }
      })
    })({ request }),
  ),
  mockOf(calls.listContentVersions, ({ params }) => {
    const found = find(params)
    return found ? json(found.versions) : notFound()
  }),
  mockOf(calls.shareContent, ({ params }) => {
    const found = find(params)
    const { draft, published } = found?.item ?? {}
    if (!found || !draft || (published && changedContent(draft, published).length === 0)) return notFound()
    found.token = `sample-preview-token-${++memory.links}`
    return json({ token: found.token })
  }),
  mockOf(calls.markEditing, () => json([])),
  mockOf(calls.getContentPreview, ({ params, request }) => {
    const found = memory.stored.find(({ token }) => token === params.token)
    if (!found) return notFound()
    const { kind, item } = found
    const person = colleagueSamples(languageOf(request)).find(
      ({ id }) => String(id) === item.draft.facts.person,
    )
    return json({
      ...{ kind, value: item.draft },
      ...(person && {
        member: { fullname: fullNameOf(person), position: person.position, email: person.email },
      }),
    })
  }),
]
