import { accountsMocks } from './accounts.ts'
import { accountsProfileMocks } from './accountsProfile.ts'
import { auditMocks } from './audit.ts'
import { careersMocks } from './careers.ts'
import { applicantMocks } from './careersApplicant.ts'
import { contactMocks } from './contact.ts'
import { contentMocks } from './content.ts'
import { hiringMocks } from './hiring.ts'
import { hiringCandidatesMocks } from './hiringCandidates.ts'
import { hiringSettingsMocks } from './hiringSettings.ts'
import { hiringVacanciesMocks } from './hiringVacancies.ts'
import { holidaysMocks } from './holidays.ts'
import { leaveMocks } from './leave.ts'
import { lettersMocks } from './letters.ts'
import { meetingsMocks } from './meetings.ts'
import { meetingsAvailabilityMocks } from './meetingsAvailability.ts'
import { newsMocks } from './news.ts'
import { newsDeskMocks } from './newsDesk.ts'
import { newsletterMocks } from './newsletter.ts'
import { archiveMocks } from './newsletterArchive.ts'
import { notificationsMocks } from './notifications.ts'
import { outboxMocks } from './outbox.ts'
import { peopleMocks } from './people.ts'
import { peopleLookupMocks } from './peopleLookup.ts'
import { picturesMocks } from './pictures.ts'
import { roomsMocks } from './rooms.ts'
import { servicesMocks } from './services.ts'
import { setupMocks } from './setup.ts'
import { siteMocks } from './site.ts'
import { suggestionsMocks } from './suggestions.ts'
import { translationsMocks } from './translations.ts'

/** Every call of the product, answered from the contract and its samples. */
export const handlers = [
  ...accountsMocks,
  ...accountsProfileMocks,
  ...auditMocks,
  ...careersMocks,
  ...applicantMocks,
  ...contactMocks,
  ...contentMocks,
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
  ...setupMocks,
  ...siteMocks,
  ...outboxMocks,
  ...lettersMocks,
  ...archiveMocks,
  ...suggestionsMocks,
  ...translationsMocks,
]
