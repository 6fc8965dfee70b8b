import { endpoint } from '#core/endpoint.ts'
import type { Service } from './schema.ts'

/** Every service (spec 7, Service list). */
export const listServices = endpoint<{ reply: Service[] }>({
  method: 'GET',
  path: '/service_details/',
  reply: 'list',
})

/** One service (spec 7, Service detail); 404 for an unknown id. */
export const getService = endpoint<{ params: { id: number }; reply: Service }>({
  method: 'GET',
  path: '/service_details/:id',
})
