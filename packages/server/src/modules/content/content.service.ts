import {
  type AskedContent,
  type ContentChanges,
  type ContentItem,
  type ContentKind,
  type ContentPreview,
  type ContentPublication,
  type ContentValue,
  type ContentVersion,
  contentFrom,
  contentKindOf,
  editingSeconds,
  flatContent,
  keepUntouched,
  mostContentItems,
  nameOfContent,
  outdatedAfter,
  previewDays,
  shownVersions,
  textStatesOf,
} from '@atrium/contract/content'
import { contentDraftSchemas, contentPublicationSchemas } from '@atrium/contract/content/schema'
import { type Language, pages } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import { object, type Schema } from 'yup'
import { changeAs } from '#db/audit.ts'
import type { Database } from '#db/types.ts'
import { HttpError, invalid, notFound } from '#http/httpError.ts'
import { requireValid } from '#http/requireValid.ts'
import { localize } from '#i18n/localize.ts'
import { notifyPublishers } from '#modules/notifications/index.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import * as repo from './content.repo.ts'
import { keyOf, numberOf } from './keys.ts'
import { shippedItems } from './shippedItems.service.ts'

interface One {
  kind: ContentKind
  key: string
}

interface Change {
  accountId: number
  at: Date
}

/** The person whom a value names; nothing for other kinds. */
const personOf = (kind: ContentKind, row: repo.ItemRow['person']): Pick<ContentItem, 'person'> =>
  kind === 'member' ? { person: { fullname: row ? fullNameOf(row) : '', hasLeft: row?.leftAt !== null } } : {}

/** A stored value with the fields that its kind has today. */
const currentValue = (kind: ContentKind, stored: object): ContentValue =>
  contentFrom(kind, flatContent(stored as ContentValue))

const itemOf = (kind: ContentKind, row: repo.ItemRow): ContentItem => {
  const draft = currentValue(kind, row.draft)
  const published = row.published && currentValue(kind, row.published)
  return {
    ...{ key: row.key, revision: row.revision, draft, published },
    ...personOf(kind, row.person),
    textStates: textStatesOf(kind, draft, row.outdated),
    publishAt: row.publishAt?.toISOString() ?? null,
    ...{ isAsked: row.isAsked, isRemoved: row.isRemoved },
    changed: { at: row.changedBy === null ? '' : row.changedAt.toISOString(), by: row.by },
  }
}

const isGone = ({ isRemoved, published }: ContentItem) => isRemoved && !published

/** All items of a kind in their order, removed ones last. Before the first change they are the shipped ones. */
export async function listContent(db: Database, kind: ContentKind): Promise<ContentItem[]> {
  const items = (await repo.listRows(db, kind)).map((row) => itemOf(kind, row))
  if (items.length > 0 && !contentKindOf(kind).fixed)
    return items.sort((one, other) => Number(isGone(one)) - Number(isGone(other)))
  const shipped = (await shippedItems(db, kind)).map(({ key, value }) => ({
    ...{ key, revision: 1, draft: value, published: value, textStates: textStatesOf(kind, value, []) },
    ...{ publishAt: null, isAsked: false, isRemoved: false, changed: { at: '', by: '' } },
  }))
  return shipped.map((item) => items.find(({ key }) => key === item.key) ?? item)
}

/** Gives the shipped items of a kind their rows, before its first change; and fixed ones that have none. */
async function keepShipped(tx: Database, kind: ContentKind): Promise<void> {
  if (!contentKindOf(kind).fixed && (await repo.listRows(tx, kind)).length > 0) return
  const items = await shippedItems(tx, kind)
  if (items.length === 0) return
  await repo.addRows(
    tx,
    items.map(({ key, value }, position) => ({
      kind,
      key,
      position,
      draft: { ...value },
      published: { ...value },
    })),
  )
}

async function getItem(tx: Database, { kind, key }: One): Promise<ContentItem> {
  const row = await repo.findRow(tx, { kind, key })
  if (!row) throw notFound()
  return itemOf(kind, row)
}

const inBody = (schema: Schema<ContentValue>) => object({ value: schema }) as Schema<{ value: ContentValue }>

/** The value in the form in which it is stored. Throws 400 with a message for each wrong field. */
const validDraft = (kind: ContentKind, value: unknown): ContentValue =>
  requireValid(inBody(contentDraftSchemas[kind]), { value }).value

/** Throws 400 for a person who is not in the records, or in the team already. */
async function requirePerson(tx: Database, { kind, key }: Partial<One>, { facts }: ContentValue) {
  if (kind !== 'member') return
  const isOfPerson = (value: ContentValue | null) => value?.facts.person === facts.person
  const others = (await listContent(tx, kind)).filter((item) => item.key !== key && !isGone(item))
  if (others.some(({ draft, published }) => isOfPerson(draft) || isOfPerson(published)))
    throw invalid({ 'value.facts.person': 'memberTwice' })
  if (!(await repo.isPerson(tx, Number(facts.person))))
    throw invalid({ 'value.facts.person': 'personRequired' })
}

/** Throws 409. */
const changedMeanwhile = () => new HttpError(409, 'changedMeanwhile')

/** Adds a draft at the end. Throws as `createContent` of the contract says. */
export async function createContent(
  tx: Database,
  kind: ContentKind,
  given: unknown,
  { accountId, at }: Change,
): Promise<ContentItem> {
  const draft = validDraft(kind, given)
  await requirePerson(tx, { kind }, draft)
  await keepShipped(tx, kind)
  const rows = await repo.listRows(tx, kind)
  if (rows.length >= mostContentItems || contentKindOf(kind).fixed) throw new HttpError(409, 'contentFull')
  const key = keyOf(kind, 1 + Math.max(0, ...rows.map((row) => numberOf(row.key))))
  const position = 1 + Math.max(-1, ...rows.map((row) => row.position))
  const row = { kind, key, position, draft: { ...draft }, changedAt: at, changedBy: accountId }
  if (!(await repo.addRows(tx, [row]))) throw changedMeanwhile()
  return getItem(tx, { kind, key })
}

/** Saves the draft. Throws as `saveContent` of the contract says. */
export async function saveContent(
  tx: Database,
  { kind, key }: One,
  { revision, value, upToDate }: ContentChanges,
  { accountId, at }: Change,
): Promise<ContentItem> {
  const given = validDraft(kind, value)
  await keepShipped(tx, kind)
  const row = await repo.findRow(tx, { kind, key })
  if (!row) throw notFound()
  const before = currentValue(kind, row.draft)
  const draft = keepUntouched(kind, before, given)
  await requirePerson(tx, { kind, key }, draft)
  const outdated = outdatedAfter(before, draft, row.outdated, upToDate)
  const change = { kind, key, revision, draft: { ...draft }, outdated, changedAt: at, changedBy: accountId }
  if (!(await repo.writeDraft(tx, change))) throw changedMeanwhile()
  return getItem(tx, { kind, key })
}

/** Deletes a draft, or lets the next publication take the item away. Throws as `removeContent` of the contract says. */
export async function removeContent(tx: Database, item: One): Promise<undefined> {
  if (contentKindOf(item.kind).fixed) throw notFound()
  await keepShipped(tx, item.kind)
  if (await repo.deleteUnpublished(tx, item)) return
  if (!(await repo.writePlan(tx, item, { isRemoved: true, previewHash: null }))) throw notFound()
}

/** Throws 400 with a message for each empty field of a draft that visitors are to read. */
function requireComplete(
  kind: ContentKind,
  { draft, isRemoved }: Pick<ContentItem, 'draft' | 'isRemoved'>,
): void {
  if (!isRemoved) requireValid(inBody(contentPublicationSchemas[kind]), { value: draft })
}

/** Throws 404, and 409 when somebody has changed the draft since `revision`. */
async function plan(
  tx: Database,
  item: One & { revision: number },
  what: Parameters<typeof repo.writePlan>[2],
): Promise<ContentItem> {
  await keepShipped(tx, item.kind)
  await getItem(tx, item)
  if (!(await repo.writePlan(tx, item, what))) throw changedMeanwhile()
  return getItem(tx, item)
}

/** Notifies those who may publish, once until the next change. Throws as `publishContent` of the contract says. */
export async function askForContentPublication(
  tx: Database,
  parts: Pick<Services, 'texts' | 'now'>,
  item: One & { revision: number },
): Promise<ContentItem> {
  const { kind, key } = item
  await keepShipped(tx, kind)
  const { isAsked, ...before } = await getItem(tx, item)
  requireComplete(kind, before)
  const asked = await plan(tx, item, { isAsked: true })
  if (!isAsked)
    await notifyPublishers(tx, parts, {
      ...{ of: 'content', href: pages.contentItem.replace(':kind', kind).replace(':key', key) },
      name: (language) => nameOfContent(kind, asked, language),
    })
  return asked
}

/** How many items of each kind editors ask to publish. */
export const countAskedContent = async (db: Database): Promise<AskedContent> =>
  Object.fromEntries((await repo.countAsked(db)).map(({ kind, number }) => [kind, number]))

/** Takes back a planned publication, and the question for one. Throws 404. */
export async function cancelPublication(tx: Database, item: One): Promise<ContentItem> {
  if (!(await repo.writePlan(tx, item, {}))) throw notFound()
  return getItem(tx, item)
}

/** Publishes the draft, or removes the item, now or later. Throws as `publishContent` of the contract says. */
export async function publishContent(
  tx: Database,
  item: One,
  { revision, at: planned }: ContentPublication,
  { accountId, at }: Change,
): Promise<ContentItem> {
  await keepShipped(tx, item.kind)
  requireComplete(item.kind, await getItem(tx, item))
  if (planned) {
    const publishAt = new Date(planned)
    if (publishAt <= at) throw invalid({ at: 'timePassed' })
    return plan(tx, { ...item, revision }, { publishAt, publishBy: accountId })
  }
  if (!(await repo.publishDraft(tx, { ...item, revision }, { accountId, at }))) throw changedMeanwhile()
  return getItem(tx, item)
}

/** Throws as `sortContent` of the contract says. */
export async function sortContent(
  tx: Database,
  kind: ContentKind,
  keys: readonly string[],
): Promise<ContentItem[]> {
  if (contentKindOf(kind).fixed) throw notFound()
  await keepShipped(tx, kind)
  const known = (await repo.listRows(tx, kind)).map(({ key }) => key)
  if (known.length !== keys.length || known.some((key) => !keys.includes(key))) throw changedMeanwhile()
  for (const [position, key] of keys.entries()) await repo.writePosition(tx, { kind, key }, position)
  return listContent(tx, kind)
}

/** Throws 404. An item that has only been shipped has no versions. */
export async function listContentVersions(db: Database, item: One): Promise<ContentVersion[]> {
  const row = await repo.findRow(db, item)
  if (!row) {
    if ((await listContent(db, item.kind)).some(({ key }) => key === item.key)) return []
    throw notFound()
  }
  return (await repo.listVersions(db, row.id, shownVersions)).map(
    ({ version: { number, value, createdAt }, by, person }) => ({
      ...{ number, at: createdAt.toISOString(), by: by ?? '' },
      value: currentValue(item.kind, value),
      ...personOf(item.kind, person),
    }),
  )
}

/** A private link to the draft; the database has the hash only. Throws as `shareContent` of the contract says. */
export async function shareContent(tx: Database, item: One, at: Date): Promise<{ token: string }> {
  const token = newToken()
  const until = new Date(at.getTime() + previewDays * 24 * 60 * 60_000)
  if (!(await repo.writePreview(tx, item, hashOf(token), until))) throw notFound()
  return { token }
}

/** Throws 404 for the token of no link, or of one that has ended. */
export async function getContentPreview(
  db: Database,
  token: string,
  { at, language }: { at: Date; language: Language },
): Promise<ContentPreview> {
  const row = await repo.findPreview(db, hashOf(token), at)
  if (!row) throw notFound()
  const { draft, person } = row
  const kind = row.kind as ContentKind
  return {
    ...{ kind, value: currentValue(kind, draft) },
    ...(person &&
      !person.leftAt && {
        member: {
          ...{ fullname: fullNameOf(person), email: person.email },
          position: localize(person.job, language) ?? '',
        },
      }),
  }
}

/** Publishes the drafts whose time has come, each on one server only. One that fails is reported; the others go on. */
export async function publishDueContent(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  onFailure: (error: unknown, id: number) => void,
): Promise<void> {
  const at = now()
  for (const { id, publishBy: accountId } of await repo.listDue(db, at)) {
    const publish = (tx: Database) => repo.publishPlanned(tx, id, { accountId, at })
    const publishing = accountId === null ? db.transaction(publish) : changeAs(db, accountId, publish)
    await publishing.catch((error) => onFailure(error, id))
  }
}

/** Records that a person edits something; the names of the others who do. */
export async function markEditing(
  db: Database,
  subject: string,
  { accountId, at }: Change,
): Promise<string[]> {
  await repo.writeEditor(db, subject, accountId, at)
  const since = new Date(at.getTime() - editingSeconds * 1000)
  const others = await repo.listEditors(db, subject, accountId, since)
  return others.flatMap(({ name }) => name ?? [])
}
