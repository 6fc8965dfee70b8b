import { careersEndpoints } from '@atrium/contract/careers/calls'
import {
  categorySamples,
  jobDetailSample,
  jobSamples,
  vacancyFactsSample,
} from '@atrium/contract/careers/samples'
import { utcDayOf } from '@atrium/contract/days'
import { errorResponse, fieldsOf, json, mockOf, validationErrorOf } from './answers.ts'
import { memoryOf } from './memory.ts'

/** The categories, which the desk changes. */
export const categoriesMemory = memoryOf(() => ({ categories: categorySamples }))

const unknownVacancy = () => errorResponse(404, { message: 'There is no such vacancy.' })

const factsOf = (id: number) => vacancyFactsSample(id, utcDayOf(new Date()))

const receipt = () => json({ reference: 'CV-7K2M-9QPX' })

/** The careers rows of the call table, answered from the samples. */
export const careersMocks = [
  mockOf(careersEndpoints.listJobs, () =>
    json(jobSamples.map((job) => ({ ...job, facts: factsOf(job.id) }))),
  ),
  mockOf(careersEndpoints.listCategories, () => json(categoriesMemory.categories)),
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
    const id = Number(params.id)
    const job = jobDetailSample(id)
    return job ? json({ ...job, facts: factsOf(id) }) : unknownVacancy()
  }),
]
