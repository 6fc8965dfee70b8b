export { auditEndpoints } from './audit.ts'
export {
  authEndpoints,
  credentialsSchema,
  forgotPasswordSchema,
  newPasswordField,
  resetPasswordSchema,
} from './auth.ts'
export { availabilityEndpoints, availabilityQuestionSchema } from './availability.ts'
export { calendarFeedEndpoints } from './calendarFeed.ts'
export { cardsEndpoints } from './cards.ts'
export { careersEndpoints, generalApplicationSchema, vacancyApplicationSchema } from './careers.ts'
export {
  computerChangesSchema,
  computersEndpoints,
  moveComputerSchema,
  newComputerSchema,
} from './computers.ts'
export {
  businessMessageSchema,
  businessParamsSchema,
  customerMessageSchema,
  customerParamsSchema,
  emailEndpoints,
} from './email.ts'
export { employeesEndpoints } from './employees.ts'
export { idParams } from './fields.ts'
export { holidaysEndpoints, holidaysQuerySchema } from './holidays.ts'
export { inLanguages } from './inLanguages.ts'
export { invitationsEndpoints } from './invitations.ts'
export {
  leaveAnswerSchema,
  leaveDecisionSchema,
  leaveEndpoints,
  leaveEntrySchema,
  leaveTypeSchema,
} from './leave.ts'
export { meetingRoomsEndpoints, roomBookingSchema, seriesTimesSchema } from './meetingRooms.ts'
export { meetingFieldsSchema, meetingsEndpoints, syncSchema } from './meetings.ts'
export { newsEndpoints } from './news.ts'
export { notificationsEndpoints } from './notifications.ts'
export { offDayParamsSchema, offDaysEndpoints } from './offDays.ts'
export { newPasskeySchema, passkeyNameSchema, passkeyProofSchema, passkeysEndpoints } from './passkeys.ts'
export { peopleEndpoints } from './people.ts'
export { peopleFileSchema, peopleImportEndpoints } from './peopleImport.ts'
export { newPersonSchema, personRecordsEndpoints, personSchema } from './personRecords.ts'
export { passwordChangeSchema, preferencesSchema, profileChangesSchema, profileEndpoints } from './profile.ts'
export { newRecordRequestSchema, recordDecisionSchema, recordRequestsEndpoints } from './recordRequests.ts'
export { movePeopleSchema, roomChangesSchema, roomsDeskEndpoints } from './roomsDesk.ts'
export { firstCodeSchema, reauthenticationSchema, secondFactorEndpoints } from './secondFactor.ts'
export { servicesEndpoints } from './services.ts'
export { subscriptionsEndpoints, subscriptionTokenSchema } from './subscriptions.ts'
export {
  newSuggestionSchema,
  suggestionAnswerSchema,
  suggestionCodeSchema,
  suggestionsEndpoints,
  suggestionWordsSchema,
} from './suggestions.ts'
export { teamEndpoints } from './team.ts'
export { type FieldMessages, validate } from './validate.ts'
export { type EndpointWithSchemas, withSchemas } from './withSchemas.ts'
