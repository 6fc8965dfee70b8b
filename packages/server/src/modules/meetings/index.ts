export { calendarFeedRoutes } from './feed.routes.ts'
export { invitationsRoutes } from './invitations.routes.ts'
export { meetingRoomsRoutes } from './meetingRooms.routes.ts'
export { meetingsRoutes } from './meetings.routes.ts'
