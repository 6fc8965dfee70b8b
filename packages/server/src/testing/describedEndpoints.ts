import type { Endpoint } from '@atrium/contract'
import * as schemas from '@atrium/contract/schemas'

export type DescribedEndpoint = schemas.EndpointWithSchemas<Endpoint>

/** Every endpoint of the contract with its schemas. */
export const describedEndpoints = Object.entries(schemas)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, endpoints]) => Object.values(endpoints) as DescribedEndpoint[])
