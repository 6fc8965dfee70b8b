export { scheduleRoutes } from './schedule.routes.ts'
export { importSchedule, listScheduleFrom } from './schedule.service.ts'
export { type NewScheduledMeeting, readSchedule } from './scheduleFile.ts'
