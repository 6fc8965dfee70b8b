import { servicesEndpoints } from '@atrium/contract/services/calls'
import { serviceListSamples, serviceSamples } from '@atrium/contract/services/samples'
import { errorResponse, json, mockOf } from './answers.ts'

/** The services rows of the call table, answered from the samples. */
export const servicesMocks = [
  mockOf(servicesEndpoints.listServices, () => json(serviceListSamples)),
  mockOf(servicesEndpoints.getService, ({ params }) => {
    const service = serviceSamples.find(({ id }) => id === Number(params.id))
    return service ? json(service) : errorResponse(404, { message: 'There is no such service.' })
  }),
]
