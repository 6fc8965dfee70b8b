export {
  authEndpoints,
  credentialsSchema,
  forgotPasswordSchema,
  newPasswordField,
  resetPasswordSchema,
} from './auth.ts'
export { availabilityEndpoints, availabilityQuestionSchema, directoryPersonSchema } from './availability.ts'
export { cardParamsSchema, cardsEndpoints, personalCardSchema } from './cards.ts'
export {
  type ApplicationRules,
  careersEndpoints,
  categorySchema,
  generalApplicationSchema,
  jobDetailSchema,
  jobSchema,
  vacancyApplicationSchema,
} from './careers.ts'
export { type DescribedEndpoint, describeEndpoint } from './describe.ts'
export {
  businessMessageSchema,
  businessParamsSchema,
  customerMessageSchema,
  customerParamsSchema,
  emailEndpoints,
} from './email.ts'
export {
  employeeSchema,
  employeesEndpoints,
  employeesQuerySchema,
  roomParamsSchema,
  roomSchema,
} from './employees.ts'
export { holidaySchema, holidaysEndpoints, holidaysQuerySchema } from './holidays.ts'
export { inLanguages } from './inLanguages.ts'
export { type FieldMessages, type Judgement, judge } from './judge.ts'
export {
  attachmentParamsSchema,
  attachmentSchema,
  meetingFieldsSchema,
  meetingSchema,
  meetingsEndpoints,
  scheduledMeetingSchema,
  syncSchema,
} from './meetings.ts'
export { newsEndpoints, newsItemSchema } from './news.ts'
export { noReply } from './noReply.ts'
export { notificationSchema, notificationsEndpoints } from './notifications.ts'
export { offDayParamsSchema, offDayRequestSchema, offDaysEndpoints } from './offDays.ts'
export {
  passwordChangeSchema,
  photoSchema,
  profileChangesSchema,
  profileEndpoints,
  profileSchema,
  sessionSchema,
} from './profile.ts'
export { serviceSchema, servicesEndpoints } from './services.ts'
export { subscriptionSchema, subscriptionsEndpoints, subscriptionTokenSchema } from './subscriptions.ts'
export {
  newSuggestionSchema,
  suggestionCodeSchema,
  suggestionStatusSchema,
  suggestionsEndpoints,
} from './suggestions.ts'
export { teamEndpoints, teamMemberSchema } from './team.ts'
