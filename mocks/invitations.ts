import { answerOf, type Invitation } from '@atrium/contract/meetings'
import { invitationsEndpoints } from '@atrium/contract/meetings/invitations/calls'
import { invitationSample } from '@atrium/contract/meetings/samples'
import { HttpResponse } from 'msw'
import { json, mockOf, notFound, validationErrorOf } from './answers.ts'
import { memoryOf } from './memory.ts'

/** The known token; every other token is unknown. */
export const invitationToken = 'sample-invitation-token'

const memory = memoryOf(() => ({ invitation: invitationSample as Invitation }))

const isKnown = (params: object) => (params as { token?: unknown }).token === invitationToken

/** The calls of the page behind the link of an invitation. */
export const invitationsMocks = [
  mockOf(invitationsEndpoints.getInvitation, ({ params }) =>
    isKnown(params) ? json(memory.invitation) : notFound(),
  ),
  mockOf(invitationsEndpoints.answerInvitation, async ({ params, request }) => {
    if (!isKnown(params)) return notFound()
    const body = await request.json().catch(() => ({}))
    const refused = validationErrorOf(invitationsEndpoints.answerInvitation.body, body)
    if (refused) return refused
    const { sequence, name } = memory.invitation
    const answers = [{ name, at: '', ...(body as { state: 'accepted'; sequence: number }) }]
    memory.invitation = { ...memory.invitation, answer: answerOf({ answers, sequence }, name) }
    return json(memory.invitation)
  }),
  mockOf(invitationsEndpoints.downloadInvitation, ({ params }) =>
    isKnown(params)
      ? new HttpResponse('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', {
          headers: { 'content-type': 'text/calendar' },
        })
      : notFound(),
  ),
]
