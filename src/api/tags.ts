/** The tag types of the cache, one for each resource of the call table. */
export const tagTypes = [
  'Job',
  'Category',
  'Service',
  'TeamMember',
  'Profile',
  'Session',
  'SecondFactor',
  'Notification',
  'News',
  'Suggestion',
  'Holiday',
  'OffDayRequest',
  'LeaveType',
  'LeaveRequest',
  'LeaveBalance',
  'TeamAbsence',
  'Schedule',
  'Person',
  'RecordRequest',
  'PublicField',
  'Employee',
  'Room',
  'RoomBooking',
  'RoomPlan',
  'Computer',
  'Card',
  'CalendarFeed',
  'AuditEntry',
  'Vacancy',
  'Application',
  'Content',
  'Translation',
  'Mail',
  'Letter',
  'Subscriber',
] as const

type TagType = (typeof tagTypes)[number]

export const listTag = <T extends TagType>(type: T) => ({ type, id: 'LIST' }) as const

export const idTag = <T extends TagType>(type: T, id: string | number) => ({ type, id }) as const

/** For `invalidatesTags`: a successful call invalidates the lists of these types. */
export const invalidatesLists =
  (...types: TagType[]) =>
  (_reply: unknown, error: unknown) =>
    error ? [] : types.map(listTag)
