// Every table of the database, by the area that it belongs to.
export {
  accounts,
  knownDevices,
  loginAttempts,
  passkeyChallenges,
  passkeys,
  passwordLinks,
  recoveryCodes,
  secondFactors,
  sessions,
} from './tables/accounts.ts'
export { auditLog } from './tables/audit.ts'
export { applications, candidates, categories, categoryTexts, jobs, jobTexts } from './tables/careers.ts'
export { computerMoves, computers } from './tables/computers.ts'
export { content, contentVersions, editors } from './tables/content.ts'
export { events, everybody } from './tables/events.ts'
export { files } from './tables/files.ts'
export {
  applicationEvents,
  applicationRatings,
  cvTexts,
  hiringStages,
  interviewFeedback,
  interviews,
  mailTemplates,
} from './tables/hiring.ts'
export { leaveEntries, leaveTypes, offDayRequests, offDaySteps } from './tables/leave.ts'
export { letters } from './tables/letters.ts'
export { mailCalendars, mailStatuses, mails } from './tables/mails.ts'
export {
  calendarFeeds,
  firstDayOf,
  invitationLinks,
  lastDayOf,
  meetingAnswers,
  meetingFiles,
  meetingPeople,
  meetings,
  roomBookings,
  scheduledMeetings,
} from './tables/meetings.ts'
export {
  news,
  newsComments,
  newsReactionsGiven,
  newsReads,
  newsTexts,
  notifications,
  notificationTexts,
  suggestionMessages,
  suggestions,
} from './tables/messages.ts'
export { cards, people } from './tables/people.ts'
export { pictures } from './tables/pictures.ts'
export { publicBadgeFields } from './tables/publicBadgeFields.ts'
export { rateLimits } from './tables/rateLimits.ts'
export { recordRequests } from './tables/recordRequests.ts'
export { rooms } from './tables/rooms.ts'
export { services, serviceTexts } from './tables/services.ts'
export { settings } from './tables/settings.ts'
export { subscribers } from './tables/subscribers.ts'
export { textChanges } from './tables/textChanges.ts'
