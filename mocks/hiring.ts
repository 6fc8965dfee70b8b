import { foldText } from '@atrium/contract/core'
import type { Application, ApplicationEvent } from '@atrium/contract/hiring'
import { hiringUndoMs } from '@atrium/contract/hiring'
import { applicationsEndpoints } from '@atrium/contract/hiring/applications/calls'
import {
  applicantMailSchema,
  joinSchema,
  moveSchema,
  noteSchema,
  ownerSchema,
  ratingChangesSchema,
  tagsSchema,
} from '@atrium/contract/hiring/applications/schema'
import { hasText } from '@atrium/contract/search'
import { HttpResponse } from 'msw'
import type { Schema } from 'yup'
import { answering, errorResponse, json, languageOf, mockOf, notFound } from './answers.ts'
import { caller, listOf, sampledApplications, scoreOf, summaryOf } from './hiringSamples.ts'
import { memoryOf } from './memory.ts'

const {
  listApplications,
  searchApplications,
  getHiringSummary,
  getApplication,
  getCv,
  undoMove,
  deleteNote,
  askToKeep,
} = applicationsEndpoints

const memory = memoryOf(() => ({
  applications: sampledApplications(),
  /** What the last move of each application changed. */
  before: new Map<number, Application>(),
}))

/** An application as it is now, for tests that answer with a part of it changed. */
export const currentApplication = (id: number): Application | undefined =>
  memory.applications.find((one) => one.id === id)

const changedBySomebody = () =>
  errorResponse(409, { message: 'Rauf Əliyev moved this application to “In review” at 10:02.' })

/** Stores a changed application, and answers it. */
export function keep(changed: Application): Response {
  memory.applications = memory.applications.map((one) => (one.id === changed.id ? changed : one))
  return json(changed)
}

export const withEvent = (
  one: Application,
  kind: ApplicationEvent['kind'],
  data: ApplicationEvent['data'],
): Application['history'] => [
  ...one.history,
  {
    id: one.id * 1000 + one.history.length,
    kind,
    at: new Date().toISOString(),
    by: caller.name,
    isOwn: true,
    data,
  },
]

/** The applications of one person that are joined. */
export const joinedWith = ({ id, others }: Application): Application[] =>
  [id, ...others.flatMap((other) => (other.isJoined ? [other.id] : []))].flatMap(
    (each) => currentApplication(each) ?? [],
  )

/** Deletes applications. */
export const forgetApplications = (gone: readonly Application[]): void => {
  memory.applications = memory.applications.filter((one) => !gone.some(({ id }) => id === one.id))
}

/** A call about one application: its body is judged, and an unknown application answers 404. */
export const change = <Body>(
  endpoint: Parameters<typeof mockOf>[0],
  schema: Schema<Body>,
  answer: (one: Application, body: Body, params: Record<string, unknown>) => Response,
) =>
  mockOf(endpoint, ({ params, request }) =>
    answering(schema, (body) => {
      const one = currentApplication(Number(params.id))
      return one ? answer(one, body, params) : notFound()
    })({ request }),
  )

export const one = (
  endpoint: Parameters<typeof mockOf>[0],
  answer: (one: Application, params: Record<string, unknown>) => Response,
) =>
  mockOf(endpoint, ({ params }) => {
    const found = currentApplication(Number(params.id))
    return found ? answer(found, params) : notFound()
  })

/** The calls about applications at the desk. */
export const hiringMocks = [
  mockOf(searchApplications, ({ request }) => {
    const words = foldText(new URL(request.url).searchParams.get('q') ?? '')
    const found = memory.applications.filter(({ firstName, lastName, position, tags }) =>
      hasText(foldText([firstName, lastName, position, ...tags].join(' ')), words),
    )
    return json({ found: found.map(({ id }) => ({ id, excerpt: null })), unread: 0 })
  }),
  mockOf(listApplications, ({ request }) => {
    const before = new URL(request.url).searchParams.get('before') ?? Number.POSITIVE_INFINITY
    const listed = memory.applications.filter(({ id }) => id < Number(before))
    return json(listOf(listed, languageOf(request)))
  }),
  mockOf(getHiringSummary, () => json(summaryOf(memory.applications))),
  one(getApplication, (found) => json(found)),
  one(getCv, ({ cv }) => new HttpResponse(new Uint8Array(1), { headers: { 'content-type': cv.mediaType } })),
  change(applicationsEndpoints.moveApplication, moveSchema, (found, { stage, revision, mail }) => {
    if (found.personId !== null && stage !== found.stage)
      return errorResponse(409, { message: 'This applicant has been hired and has a record.' })
    if (found.revision !== revision) return changedBySomebody()
    memory.before.set(found.id, found)
    const moved = { ...found, history: withEvent(found, 'stage', { from: found.stage, to: stage }) }
    return keep({
      ...moved,
      history: mail ? withEvent(moved, 'mail', mail) : moved.history,
      ...{ stage, revision: revision + 1, stageAt: new Date().toISOString() },
      undoableUntil: new Date(Date.now() + hiringUndoMs).toISOString(),
    })
  }),
  one(undoMove, (found) => {
    const before = memory.before.get(found.id)
    return before ? keep({ ...before, revision: found.revision + 1 }) : changedBySomebody()
  }),
  change(applicationsEndpoints.mailApplicant, applicantMailSchema, (found, mail) =>
    keep({ ...found, history: withEvent(found, 'mail', mail) }),
  ),
  change(applicationsEndpoints.addNote, noteSchema, (found, note) =>
    keep({ ...found, history: withEvent(found, 'note', note) }),
  ),
  one(deleteNote, (found, { event }) =>
    found.history.some(({ id }) => id === Number(event))
      ? keep({ ...found, history: found.history.filter(({ id }) => id !== Number(event)) })
      : notFound(),
  ),
  change(applicationsEndpoints.rateApplication, ratingChangesSchema, (found, { verdict, words }) => {
    const others = found.ratings.filter(({ personId }) => personId !== caller.id)
    const own = { personId: caller.id, name: caller.name, verdict, words, at: new Date().toISOString() }
    const ratings = [...others, own]
    return keep({
      ...found,
      ratings,
      ratingCount: ratings.length,
      ownVerdict: verdict,
      score: scoreOf(ratings.map((rating) => rating.verdict)),
      history: withEvent(found, 'rating', {}),
      reviewers: found.reviewers.map((reviewer) => ({
        ...reviewer,
        hasRated: reviewer.hasRated || reviewer.id === caller.id,
      })),
    })
  }),
  change(applicationsEndpoints.tagApplication, tagsSchema, (found, { tags }) => keep({ ...found, tags })),
  change(applicationsEndpoints.assignApplication, ownerSchema, (found, { personId }) =>
    keep({ ...found, ownerId: personId, history: withEvent(found, 'owner', { personId }) }),
  ),
  change(applicationsEndpoints.joinApplications, joinSchema, (found, { otherId, isSame }) =>
    keep({
      ...found,
      others: found.others.map((other) => (other.id === otherId ? { ...other, isJoined: isSame } : other)),
    }),
  ),
  one(askToKeep, (found) => keep({ ...found, keepAskedAt: new Date().toISOString() })),
]
