import type { Application } from '@atrium/contract/hiring'
import { applicationsEndpoints } from '@atrium/contract/hiring/applications/calls'
import { erasureSchema, ratingChangesSchema } from '@atrium/contract/hiring/applications/schema'
import { HttpResponse } from 'msw'
import { errorResponse, json, notFound } from './answers.ts'
import { change, forgetApplications, joinedWith, keep, one, withEvent } from './hiring.ts'
import { caller } from './hiringSamples.ts'

const referencesOf = (applications: readonly Application[]) => applications.map(({ reference }) => reference)

/** Feedback after interviews, and everything that is stored about a candidate. */
export const hiringCandidatesMocks = [
  change(
    applicationsEndpoints.giveFeedback,
    ratingChangesSchema,
    (found, { verdict, words }, { meetingId }) => {
      const interview = found.interviews.find((each) => each.meetingId === meetingId)
      if (!interview) return notFound()
      if (!interview.mayGiveFeedback)
        return errorResponse(409, { message: 'The interview hasn’t ended yet. Give your feedback after it.' })
      const ownFeedback = {
        ...{ personId: caller.id, name: caller.name, verdict, words },
        at: new Date().toISOString(),
      }
      return keep({
        ...found,
        history: withEvent(found, 'feedback', { day: interview.day }),
        interviews: found.interviews.map((each) =>
          each === interview ? { ...each, ownFeedback, feedback: [ownFeedback] } : each,
        ),
      })
    },
  ),
  one(applicationsEndpoints.getCandidateData, (found) => {
    const joined = joinedWith(found)
    const count = (countOf: (application: Application) => number) =>
      joined.reduce((sum, application) => sum + countOf(application), 0)
    const inHistory = (kind: 'note' | 'mail') =>
      count(({ history }) => history.filter((event) => event.kind === kind).length)
    return json({
      references: referencesOf(joined),
      files: joined.length,
      ...{ mails: inHistory('mail'), notes: inHistory('note') },
      ratings: count(({ ratings }) => ratings.length),
      interviews: count(({ interviews }) => interviews.length),
      isHired: joined.some(({ personId }) => personId !== null),
    })
  }),
  one(
    applicationsEndpoints.exportCandidate,
    () => new HttpResponse(new Uint8Array(1), { headers: { 'content-type': 'application/zip' } }),
  ),
  change(applicationsEndpoints.eraseCandidate, erasureSchema, (found, { references }) => {
    const joined = joinedWith(found)
    if (joined.some(({ reference }) => !references.includes(reference)))
      return errorResponse(409, { message: 'Someone else has changed this, so nothing was saved.' })
    forgetApplications(joined)
    return new HttpResponse(null, { status: 204 })
  }),
]
