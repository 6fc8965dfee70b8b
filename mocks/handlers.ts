import { accountsMocks } from './accounts.ts'
import { accountsProfileMocks } from './accountsProfile.ts'
import { auditMocks } from './audit.ts'
import { careersMocks } from './careers.ts'
import { applicantMocks } from './careersApplicant.ts'
import { contactMocks } from './contact.ts'
import { hiringMocks } from './hiring.ts'
import { hiringCandidatesMocks } from './hiringCandidates.ts'
import { hiringSettingsMocks } from './hiringSettings.ts'
import { hiringVacanciesMocks } from './hiringVacancies.ts'
import { holidaysMocks } from './holidays.ts'
import { leaveMocks } from './leave.ts'
import { meetingsMocks } from './meetings.ts'
import { meetingsAvailabilityMocks } from './meetingsAvailability.ts'
import { newsMocks } from './news.ts'
import { newsDeskMocks } from './newsDesk.ts'
import { newsletterMocks } from './newsletter.ts'
import { notificationsMocks } from './notifications.ts'
import { peopleMocks } from './people.ts'
import { peopleLookupMocks } from './peopleLookup.ts'
import { picturesMocks } from './pictures.ts'
import { roomsMocks } from './rooms.ts'
import { servicesMocks } from './services.ts'
import { siteMocks } from './site.ts'
import { suggestionsMocks } from './suggestions.ts'

/** Every call of the product, answered from the contract and its samples. */
export const handlers = [
  ...accountsMocks,
  ...accountsProfileMocks,
  ...auditMocks,
  ...careersMocks,
  ...applicantMocks,
  ...contactMocks,
  ...hiringMocks,
  ...hiringCandidatesMocks,
  ...hiringSettingsMocks,
  ...hiringVacanciesMocks,
  ...holidaysMocks,
  ...leaveMocks,
  ...meetingsMocks,
  ...meetingsAvailabilityMocks,
  ...newsMocks,
  ...newsDeskMocks,
  ...newsletterMocks,
  ...notificationsMocks,
  ...peopleMocks,
  ...peopleLookupMocks,
  ...picturesMocks,
  ...roomsMocks,
  ...servicesMocks,
  ...siteMocks,
  ...suggestionsMocks,
]
