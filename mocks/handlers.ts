import { auditMocks } from './audit.ts'
import { authMocks } from './auth.ts'
import { availabilityMocks } from './availability.ts'
import { calendarFeedMocks } from './calendarFeed.ts'
import { cardsMocks } from './cards.ts'
import { careersMocks } from './careers.ts'
import { computersMocks } from './computers.ts'
import { directoryMocks } from './directory.ts'
import { emailMocks } from './email.ts'
import { employeesMocks } from './employees.ts'
import { holidaysMocks } from './holidays.ts'
import { invitationsMocks } from './invitations.ts'
import { leaveMocks } from './leave.ts'
import { meetingRoomsMocks } from './meetingRooms.ts'
import { meetingsMocks } from './meetings.ts'
import { newsMocks } from './news.ts'
import { notificationsMocks } from './notifications.ts'
import { offDaysMocks } from './offDays.ts'
import { passkeysMocks } from './passkeys.ts'
import { peopleMocks } from './people.ts'
import { peopleImportMocks } from './peopleImport.ts'
import { profileMocks } from './profile.ts'
import { recordRequestsMocks } from './recordRequests.ts'
import { roomsDeskMocks } from './roomsDesk.ts'
import { scheduleMocks } from './schedule.ts'
import { secondFactorMocks } from './secondFactor.ts'
import { servicesMocks } from './services.ts'
import { subscriptionsMocks } from './subscriptions.ts'
import { suggestionsMocks } from './suggestions.ts'
import { teamMocks } from './team.ts'

/** Every call of the product, answered from the contract and its samples. */
export const handlers = [
  ...auditMocks,
  ...authMocks,
  ...availabilityMocks,
  ...calendarFeedMocks,
  ...cardsMocks,
  ...careersMocks,
  ...computersMocks,
  ...directoryMocks,
  ...emailMocks,
  ...employeesMocks,
  ...holidaysMocks,
  ...invitationsMocks,
  ...leaveMocks,
  ...meetingRoomsMocks,
  ...meetingsMocks,
  ...newsMocks,
  ...notificationsMocks,
  ...offDaysMocks,
  ...passkeysMocks,
  ...peopleMocks,
  ...peopleImportMocks,
  ...profileMocks,
  ...recordRequestsMocks,
  ...roomsDeskMocks,
  ...scheduleMocks,
  ...secondFactorMocks,
  ...servicesMocks,
  ...subscriptionsMocks,
  ...suggestionsMocks,
  ...teamMocks,
]
