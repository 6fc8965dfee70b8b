export { compareNames } from './alphabet.ts'
export {
  type AuditActor,
  type AuditChange,
  type AuditEntry,
  type AuditKind,
  type AuditQuestion,
  auditActions,
  auditFilters,
  auditKinds,
  languageSwitches,
  listAuditActors,
  listAuditEntries,
  systemActor,
} from './audit.ts'
export {
  type Credentials,
  forgotPassword,
  login,
  logout,
  resetPassword,
  type StaffUser,
} from './auth.ts'
export {
  type AvailabilityAnswer,
  type AvailabilityQuestion,
  askAvailability,
  type BusySpan,
  type DirectoryPerson,
  listDirectory,
  type PersonAvailability,
  type PersonState,
  type TimeSpan,
} from './availability.ts'
export {
  type CalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  readCalendarFeed,
  renewCalendarFeed,
} from './calendarFeed.ts'
export {
  type CalendarMethod,
  calendarFrame,
  calendarInstant,
  escapeCalendarText,
  joinCalendarLines,
} from './calendarText.ts'
export { getCard, listCards, type PersonalCard } from './cards.ts'
export {
  type ApplicationReceipt,
  applyToJob,
  type Category,
  type CvFile,
  type GeneralApplication,
  getJob,
  type Job,
  type JobDetail,
  type JobDetailText,
  type JobText,
  listCategories,
  listJobs,
  sendGeneralApplication,
  type VacancyApplication,
} from './careers.ts'
export { company } from './company.ts'
export {
  addComputer,
  type ComputerChanges,
  type ComputerMove,
  type ComputerPlace,
  type ComputerPlaceKind,
  type ComputerTarget,
  changeComputer,
  computerPlaceKinds,
  listComputerMoves,
  listComputers,
  moveComputer,
  type StockComputer,
} from './computers.ts'
export {
  dayAndTime,
  formatBirthday,
  formatBytes,
  formatDay,
  formatMonth,
  formatSpan,
  readTime,
  writeTime,
  zoneOffset,
} from './dates.ts'
export type { IsoDay } from './days.ts'
export { defaultCvMaxBytes, defaultLoadingScreenMs } from './defaults.ts'
export {
  type BusinessMessage,
  type ContactKind,
  type ContactParams,
  type CustomerMessage,
  contactErrors,
  contactParamOf,
  contactParams,
  type EmailRequest,
  type EmailTemplateName,
  emailTemplates,
  sendEmail,
} from './email.ts'
export { isEmailAddress, toEmailAddress } from './emailAddress.ts'
export {
  byIdNumber,
  type Computer,
  type Employee,
  type EmployeeField,
  employeeFields,
  fullNameOf,
  idNumberOf,
  isMonitor,
  listEmployees,
  listRoomEmployees,
  listRooms,
  monitorPattern,
  numberOfId,
  type OtherInfo,
  type Room,
  readIdNumber,
} from './employees.ts'
export {
  type ApiError,
  type BodyOf,
  type Encoding,
  type Endpoint,
  endpoint,
  fillPath,
  type ParamsOf,
  type QueryOf,
  type ReplyKind,
  type ReplyOf,
} from './endpoint.ts'
export { foldText } from './fold.ts'
export { getHolidaysFeed, type Holiday, holidayYears, listHolidays } from './holidays.ts'
export {
  type AnswerState,
  answerInvitation,
  answerOf,
  answerStates,
  type ColleagueGuest,
  type CountedVersions,
  countedSince,
  downloadInvitation,
  getInvitation,
  type Invitation,
  type Invitee,
  laterAnswer,
  type MeetingAnswer,
  type OwnAnswer,
  type SharedMeeting,
} from './invitations.ts'
export {
  defaultLanguage,
  type InLanguages,
  isLanguage,
  type Language,
  type LanguageTag,
  languages,
  languagesOf,
  negotiateLanguage,
  parseLanguage,
  toTag,
} from './language.ts'
export type { LeaveAction, LeaveState } from './leave.ts'
export type { YearBalance } from './leaveBalance.ts'
export {
  addLeaveEntry,
  addLeaveType,
  answerLeaveQuestion,
  type BalanceRecord,
  changeLeaveType,
  decideLeave,
  decisions,
  type LeaveDecision,
  type LeaveEntry,
  type LeaveRequest,
  type LeaveStep,
  type LeaveType,
  type LeaveTypeChanges,
  listBalances,
  listLeaveRequests,
  listLeaveTypes,
  listOwnBalances,
  listTeamAbsences,
  type PersonBalance,
  type TeamAbsences,
} from './leaveCalls.ts'
export {
  type CvExtension,
  cvExtensionOf,
  cvExtensions,
  limits,
  photoExtensionOf,
  photoExtensions,
  retention,
} from './limits.ts'
export {
  askSeriesRooms,
  type BookingLength,
  bookingLengths,
  bookRoomNow,
  getRoomToday,
  listMeetingRooms,
  listRoomsNow,
  type MeetingRoom,
  type PresentRoomState,
  type RoomBooking,
  type RoomMeeting,
  type RoomNow,
  type RoomsNow,
  type RoomToday,
  type SeriesRoom,
  type SeriesTimes,
} from './meetingRooms.ts'
export {
  contentOf,
  deletedMeeting,
  downloadAttachment,
  firstSyncBatch,
  getSchedule,
  hasSameContent,
  type Meeting,
  type MeetingAttachment,
  type MeetingFields,
  meetingLooks,
  newerMeeting,
  type OccurrenceChange,
  type OccurrenceFields,
  type Recurrence,
  readMeetingDate,
  type ScheduledMeeting,
  type SyncedMeeting,
  syncMeetings,
  uploadAttachment,
  workingHours,
  writeMeetingDate,
} from './meetings.ts'
export { isMessageKey, type MessageKey, messageKeys } from './messages.ts'
export { listNews, type NewsItem, type NewsTopic, newsTopics, readAllNews, readNews } from './news.ts'
export { toLine, toLines, toPhone } from './normalizeText.ts'
export {
  listNotifications,
  type Notification,
  type NotificationTopic,
  type NotifiedMeeting,
  notificationTopics,
  readAllNotifications,
  readNotification,
} from './notifications.ts'
export {
  type ColleagueOffDays,
  cancelOffDayRequest,
  listColleagueOffDays,
  listOffDayRequests,
  type OffDayParams,
  type OffDayRequest,
  readDays,
  writeDays,
} from './offDays.ts'
export {
  areaAt,
  categoryParam,
  contactParam,
  isPagePath,
  isSecretPath,
  isStaffPageName,
  isStaffPath,
  type PageName,
  pageAt,
  pageParams,
  pages,
  pagesOf,
  readId,
  renderedPath,
  type StaffPageName,
  textsAt,
} from './pages.ts'
export {
  addPasskey,
  createPasskey,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
  type NewPasskey,
  type Passkey,
  type PasskeyCreation,
  type PasskeyProof,
  type PasskeyRequest,
  reauthenticateWithPasskey,
  requestPasskey,
} from './passkeys.ts'
export { type Colleague, listColleagues } from './people.ts'
export {
  exportPeople,
  type ImportFault,
  type ImportPreview,
  importPeople,
  type PeopleColumn,
  type PeopleFile,
  type PersonChange,
  peopleColumns,
} from './peopleImport.ts'
export {
  type Permission,
  permissions,
  permissionsOf,
  permissionsOfRole,
  rolesGivenBy,
} from './permissions.ts'
export {
  type AccountState,
  accountStates,
  addRecord,
  changeRecord,
  fieldsOfOthers,
  giveDuties,
  inviteAgain,
  letGo,
  listRecords,
  openAccount,
  type PersonAccount,
  type PersonChanges,
  type PersonFields,
  type PersonRecord,
  removeSecondFactor,
  setAccountOpen,
  setCard,
  takeBack,
} from './personRecords.ts'
export {
  formField,
  type PlainForm,
  plainForms,
  type RefusedForm,
  readReference,
  sentParams,
} from './plainForms.ts'
export {
  changePassword,
  deletePhoto,
  endOtherSessions,
  endSession,
  getPhoto,
  getProfile,
  listSessions,
  type Preferences,
  type Profile,
  type StaffSession,
  updatePreferences,
  updateProfile,
  uploadPhoto,
} from './profile.ts'
export {
  changesOf,
  decideRecordRequest,
  listOwnRecordRequests,
  listRecordRequests,
  type NewRecordRequest,
  type OwnRecordRequest,
  type RecordChanges,
  type RecordDecision,
  type RecordField,
  type RecordRequest,
  type RecordRequestState,
  type RecordValues,
  recordFields,
  recordRequestErrors,
  recordRequestStates,
  sendRecordRequest,
  withdrawRecordRequest,
} from './recordRequests.ts'
export {
  type PageRequest,
  type PreloadedState,
  preloadedStateId,
  type RenderedPage,
  type RenderPage,
} from './rendering.ts'
export { type Role, roles } from './roles.ts'
export { presentStateIn, roomStateIn } from './roomState.ts'
export {
  addRoom,
  type DeskRoom,
  deleteRoom,
  getRoomPlan,
  movePeople,
  type RoomChanges,
  type RoomPerson,
  type RoomPlan,
  renameRoom,
} from './roomsDesk.ts'
export {
  confirmSecondFactor,
  createSecondFactor,
  deleteSecondFactor,
  getSecondFactor,
  type RecoveryCodes,
  reauthenticate,
  replaceRecoveryCodes,
  type SecondFactor,
  type SecondFactorSecret,
} from './secondFactor.ts'
export { getService, listServices, type Service, type ServiceText } from './services.ts'
export { type DeskPageName, deskPageOf, deskPages, deskPagesFor, sectionOf, staffMenu } from './staffPages.ts'
export { directionControls, invisibleIn, isStorable, toStorable } from './storableText.ts'
export { confirmSubscription, type Subscription, subscribe, unsubscribe } from './subscriptions.ts'
export {
  addToSuggestion,
  answerSuggestion,
  getSuggestionStatus,
  type InboxSuggestion,
  listInbox,
  listOwnSuggestions,
  type NewSuggestion,
  type SuggestionAnswer,
  type SuggestionMessage,
  type SuggestionState,
  type SuggestionStatus,
  sendSuggestion,
  suggestionStates,
} from './suggestions.ts'
export { listTeam, type TeamMember } from './team.ts'
export { isTheme, type Theme, themeCookie, themes } from './theme.ts'
export { getTranslations, type TranslationTree } from './translations.ts'
