import { careersMocks } from './careers.ts'
import { emailMocks } from './email.ts'
import { servicesMocks } from './services.ts'
import { subscriptionsMocks } from './subscriptions.ts'
import { teamMocks } from './team.ts'

/** Every call of the product, answered from the contract and its samples. */
export const handlers = [
  ...careersMocks,
  ...emailMocks,
  ...servicesMocks,
  ...subscriptionsMocks,
  ...teamMocks,
]
