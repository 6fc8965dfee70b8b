import { fillPath } from '#core/endpoint.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { pdfBytes } from '#testing/pdfBytes.ts'
import {
  answerKeeping,
  confirmEmail,
  correctContact,
  deleteApplication,
  getOwnApplication,
  replaceCv,
  withdrawApplication,
} from './endpoints.ts'

const contact = {
  first_name: 'Ann',
  last_name: 'Taylor',
  email: 'ann@example.com',
  phone: '+994 50 000 00 00',
}

/** The promises of the page behind an applicant's link, for the mocks and the real server, without a session. */
export function applicantSuite(call: Caller): void {
  it.each(['A'.repeat(43), 'short', 'a b', '__proto__'])(
    'answers 404 with a sentence for the unknown token "%s"',
    async (token) => {
      const form = new FormData()
      form.append('cv', new Blob([pdfBytes()], { type: 'application/pdf' }), 'cv.pdf')
      const post = ({ path }: { path: string }, body: object = {}) =>
        call(fillPath(path, { token }), jsonRequest('POST', body))
      const replies = await Promise.all([
        call(fillPath(getOwnApplication.path, { token })),
        call(fillPath(replaceCv.path, { token }), { method: 'POST', body: form }),
        post(withdrawApplication),
        post(correctContact, contact),
        post(answerKeeping, { isAllowed: true }),
        post(deleteApplication),
        post(confirmEmail),
      ])
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
      const [looked] = replies
      expect((await looked.json()).message).toEqual(expect.stringMatching(/\w/))
    },
  )
}
