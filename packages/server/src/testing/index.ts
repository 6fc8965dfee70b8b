/** What tests of the application need to run on a real server in their process. */
export { describeOnDatabase, type OpenForTest } from './databases.ts'
export { openMeetingServer } from './meetingServer.ts'
