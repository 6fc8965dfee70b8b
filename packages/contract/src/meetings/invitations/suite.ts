import { fillPath } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { answerInvitation, downloadInvitation, getInvitation } from './endpoints.ts'

/** The promises of the page behind the link of an invitation, for the mocks and the real server, without a session. */
export function invitationsSuite(call: Caller): void {
  it.each(['A'.repeat(43), 'short', 'a b', '__proto__'])(
    'answers 404 with a sentence for the unknown token "%s"',
    async (token) => {
      const replies = await Promise.all([
        call(fillPath(getInvitation.path, { token })),
        call(
          fillPath(answerInvitation.path, { token }),
          jsonRequest('PUT', { state: 'accepted', sequence: 0 }),
        ),
        call(fillPath(downloadInvitation.path, { token })),
      ])
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
      const [looked] = replies
      expect((await looked.json()).message).toEqual(expect.stringMatching(/\w/))
    },
  )
}
