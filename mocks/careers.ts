import { careersEndpoints } from '@atrium/contract/careers/calls'
import { categorySamples, jobDetailSample, jobSamples } from '@atrium/contract/careers/samples'
import { errorResponse, fieldsOf, json, mockOf, validationErrorOf } from './answers.ts'

const unknownVacancy = () => errorResponse(404, { message: 'There is no such vacancy.' })

const receipt = () => json({ reference: 'CV-7K2M-9QPX' })

/** The careers rows of the call table, answered from the samples. */
export const careersMocks = [
  mockOf(careersEndpoints.listJobs, () => json(jobSamples)),
  mockOf(careersEndpoints.listCategories, () => json(categorySamples)),
  mockOf(
    careersEndpoints.sendGeneralApplication,
    async ({ request }) =>
      validationErrorOf(careersEndpoints.sendGeneralApplication.body, await fieldsOf(request)) ?? receipt(),
  ),
  mockOf(careersEndpoints.applyToJob, async ({ params, request }) => {
    if (!jobDetailSample(Number(params.id))) return unknownVacancy()
    return validationErrorOf(careersEndpoints.applyToJob.body, await fieldsOf(request)) ?? receipt()
  }),
  mockOf(careersEndpoints.getJob, ({ params }) => {
    const job = jobDetailSample(Number(params.id))
    return job ? json(job) : unknownVacancy()
  }),
]
