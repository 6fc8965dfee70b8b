export { availabilityRoutes } from './availability/availability.routes.ts'
export { countMissedMeetings } from './availability/missedMeetings.service.ts'
export { cancelInterviews, listConcernedByInterviews } from './cancelledInterviews.service.ts'
export { directoryRoutes } from './directory/directory.routes.ts'
export { calendarFeedRoutes } from './feed.routes.ts'
export { invitationsRoutes } from './invitations.routes.ts'
export { meetingRoomsRoutes } from './meetingRooms.routes.ts'
export { meetingsRoutes } from './meetings.routes.ts'
export {
  cancelMeetings,
  countOrganised,
  handOverMeetings,
  listConcernedByOrganiser,
} from './organised.service.ts'
export { notifyRoomLoss } from './roomLoss.service.ts'
export { scheduleRoutes } from './schedule/schedule.routes.ts'
export { importSchedule, listScheduleFrom } from './schedule/schedule.service.ts'
export { readSchedule } from './schedule/scheduleFile.ts'
