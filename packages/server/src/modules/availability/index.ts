export { availabilityRoutes } from './availability.routes.ts'
export { missedMeetings } from './missedMeetings.service.ts'
