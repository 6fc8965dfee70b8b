import type { OwnApplication } from '@atrium/contract/careers'
import { applicantEndpoints } from '@atrium/contract/careers/applicant/calls'
import { ownApplicationSample } from '@atrium/contract/careers/samples'
import type { PathParams } from 'msw'
import { done, fieldsOf, json, mockOf, notFound, validationErrorOf } from './answers.ts'
import { memoryOf } from './memory.ts'

const memory = memoryOf(() => ({ application: ownApplicationSample as OwnApplication | undefined }))

/** The application of the link that tests open, as its applicant has left it. */
const applicationOf = ({ token }: PathParams) =>
  token === 'sample-application-token' ? memory.application : undefined

function change(params: PathParams, values: Partial<OwnApplication>): Response {
  const application = applicationOf(params)
  if (!application) return notFound()
  memory.application = { ...application, ...values }
  return json(memory.application)
}

/** Whether the company has asked to keep the application, for a test. */
export const askToKeep = (): void => {
  memory.application = { ...ownApplicationSample, isAskedToKeep: true }
}

/** The calls of the page behind an applicant's link. */
export const applicantMocks = [
  mockOf(applicantEndpoints.getOwnApplication, ({ params }) => change(params, {})),
  mockOf(applicantEndpoints.withdrawApplication, ({ params }) => change(params, { stage: 'withdrawn' })),
  mockOf(applicantEndpoints.correctContact, async ({ params, request }) => {
    const body = await request.json()
    const refused = validationErrorOf(applicantEndpoints.correctContact.body, body)
    const { first_name: firstName, last_name: lastName, email, phone } = body
    const isOther = email !== applicationOf(params)?.email
    return refused ?? change(params, { firstName, lastName, phone, newEmail: isOther ? email : null })
  }),
  mockOf(applicantEndpoints.replaceCv, async ({ params, request }) => {
    const fields = await fieldsOf(request)
    const refused = validationErrorOf(applicantEndpoints.replaceCv.body, fields)
    const { name, size } = fields.cv as File
    return refused ?? change(params, { cv: { name, size } })
  }),
  mockOf(applicantEndpoints.answerKeeping, async ({ params, request }) => {
    const { isAllowed } = await request.json()
    return change(params, { isAskedToKeep: false, ...(isAllowed && { keptUntil: '2027-11-18' }) })
  }),
  mockOf(applicantEndpoints.deleteApplication, ({ params }) => {
    if (!applicationOf(params)) return notFound()
    memory.application = undefined
    return done()
  }),
  mockOf(applicantEndpoints.confirmEmail, ({ params }) => (applicationOf(params) ? done() : notFound())),
]
