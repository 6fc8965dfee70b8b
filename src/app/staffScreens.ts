import type { StaffPageName } from '@atrium/contract'
import type { LoadPart } from '#features/start/LazyPart.tsx'

/** The screens of the staff area, each in a chunk of its page's name. */
export const staffScreens = {
  profile: async () =>
    (await import(/* webpackChunkName: "profile" */ '#screens/staff/profile/ProfileScreen.tsx'))
      .ProfileScreen,
  security: async () =>
    (await import(/* webpackChunkName: "security" */ '#screens/staff/profile/SecurityScreen.tsx'))
      .SecurityScreen,
  notifications: async () =>
    (await import(/* webpackChunkName: "notifications" */ '#screens/staff/profile/NotificationsScreen.tsx'))
      .NotificationsScreen,
  news: async () =>
    (await import(/* webpackChunkName: "news" */ '#screens/staff/news/NewsScreen.tsx')).NewsScreen,
  chat: async () =>
    (await import(/* webpackChunkName: "chat" */ '#screens/staff/chat/ChatScreen.tsx')).ChatScreen,
  chatProfile: async () =>
    (await import(/* webpackChunkName: "chatProfile" */ '#screens/staff/chat/ChatProfileScreen.tsx'))
      .ChatProfileScreen,
  chatSchedule: async () =>
    (await import(/* webpackChunkName: "chatSchedule" */ '#screens/staff/chat/ChatScheduleScreen.tsx'))
      .ChatScheduleScreen,
  suggestions: async () =>
    (await import(/* webpackChunkName: "suggestions" */ '#screens/staff/suggestion/SuggestionsScreen.tsx'))
      .SuggestionsScreen,
  calendar: async () =>
    (await import(/* webpackChunkName: "calendar" */ '#screens/staff/calendar/CalendarScreen.tsx'))
      .CalendarScreen,
  requests: async () =>
    (await import(/* webpackChunkName: "requests" */ '#screens/staff/requests/OffDayScreen.tsx'))
      .OffDayScreen,
  labels: async () =>
    (await import(/* webpackChunkName: "labels" */ '#screens/staff/labels/LabelsScreen.tsx')).LabelsScreen,
} satisfies Record<StaffPageName, LoadPart>
