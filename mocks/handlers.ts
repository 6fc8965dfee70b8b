import { authMocks } from './auth.ts'
import { careersMocks } from './careers.ts'
import { emailMocks } from './email.ts'
import { holidaysMocks } from './holidays.ts'
import { newsMocks } from './news.ts'
import { notificationsMocks } from './notifications.ts'
import { offDaysMocks } from './offDays.ts'
import { profileMocks } from './profile.ts'
import { servicesMocks } from './services.ts'
import { subscriptionsMocks } from './subscriptions.ts'
import { suggestionsMocks } from './suggestions.ts'
import { teamMocks } from './team.ts'

/** Every call of the product, answered from the contract and its samples. */
export const handlers = [
  ...authMocks,
  ...careersMocks,
  ...emailMocks,
  ...holidaysMocks,
  ...newsMocks,
  ...notificationsMocks,
  ...offDaysMocks,
  ...profileMocks,
  ...servicesMocks,
  ...subscriptionsMocks,
  ...suggestionsMocks,
  ...teamMocks,
]
