import * as calls from '@atrium/contract/calls'
import type { Endpoint } from '@atrium/contract/core'
import type { EndpointWithSchemas } from '@atrium/contract/core/schema'

export type DescribedEndpoint = EndpointWithSchemas<Endpoint>

/** Every endpoint of the contract with its schemas. */
export const describedEndpoints = Object.values(calls).flatMap(
  (endpoints) => Object.values(endpoints) as DescribedEndpoint[],
)
