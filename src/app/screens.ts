import type { PageName } from '@atrium/contract'
import type { LoadScreen } from './LazyScreen.tsx'

/**
 * Every screen of the application and the chunk that it comes in. The chunk has the page's name: by it the server
 * tells the browser to fetch the code of the page that was asked for together with the application.
 */
export const screens = {
  home: async () =>
    (await import(/* webpackChunkName: "home" */ '#screens/public/home/HomeScreen.tsx')).HomeScreen,
  about: async () =>
    (await import(/* webpackChunkName: "about" */ '#screens/public/about/AboutScreen.tsx')).AboutScreen,
  services: async () =>
    (await import(/* webpackChunkName: "services" */ '#screens/public/service/ServicesScreen.tsx'))
      .ServicesScreen,
  service: async () =>
    (await import(/* webpackChunkName: "service" */ '#screens/public/service/ServiceScreen.tsx'))
      .ServiceScreen,
  careers: async () =>
    (await import(/* webpackChunkName: "careers" */ '#screens/public/career/CareerScreen.tsx')).CareerScreen,
  vacancy: async () =>
    (await import(/* webpackChunkName: "vacancy" */ '#screens/public/career/VacancyScreen.tsx'))
      .VacancyScreen,
  contact: async () =>
    (await import(/* webpackChunkName: "contact" */ '#screens/public/contact/ContactScreen.tsx'))
      .ContactScreen,
  apply: async () =>
    (await import(/* webpackChunkName: "apply" */ '#screens/public/app/ApplyScreen.tsx')).ApplyScreen,
  sendCv: async () =>
    (await import(/* webpackChunkName: "sendCv" */ '#screens/public/send-cv/SendCvScreen.tsx')).SendCvScreen,
  privacy: async () =>
    (await import(/* webpackChunkName: "privacy" */ '#screens/public/privacy/PrivacyScreen.tsx'))
      .PrivacyScreen,
  confirmSubscription: async () =>
    (
      await import(
        /* webpackChunkName: "confirmSubscription" */ '#screens/public/subscribe/ConfirmSubscriptionScreen.tsx'
      )
    ).ConfirmSubscriptionScreen,
  unsubscribe: async () =>
    (await import(/* webpackChunkName: "unsubscribe" */ '#screens/public/subscribe/UnsubscribeScreen.tsx'))
      .UnsubscribeScreen,
  staffLogin: async () =>
    (await import(/* webpackChunkName: "staffLogin" */ '#screens/staff/login/LoginScreen.tsx')).LoginScreen,
  forgotPassword: async () =>
    (
      await import(
        /* webpackChunkName: "forgotPassword" */ '#screens/staff/forgot-password/ForgotPasswordScreen.tsx'
      )
    ).ForgotPasswordScreen,
  resetPassword: async () =>
    (
      await import(
        /* webpackChunkName: "resetPassword" */ '#screens/staff/reset-password/ResetPasswordScreen.tsx'
      )
    ).ResetPasswordScreen,
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
  notFound: async () =>
    (await import(/* webpackChunkName: "notFound" */ '#screens/public/not-found/NotFoundScreen.tsx'))
      .NotFoundScreen,
} satisfies Record<PageName | 'notFound', LoadScreen>

/** What stands around pages of the staff area, in a chunk of its own that no visitor downloads. */
export const staffFrames = {
  area: async () => (await import(/* webpackChunkName: "staff" */ '#shells/staff/StaffShell.tsx')).StaffShell,
  profile: async () =>
    (await import(/* webpackChunkName: "staff" */ '#shells/staff/ProfileLayout.tsx')).ProfileLayout,
  chatProfile: async () =>
    (await import(/* webpackChunkName: "staff" */ '#shells/staff/ChatProfileShell.tsx')).ChatProfileShell,
} satisfies Record<string, LoadScreen>
