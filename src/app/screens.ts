import type { PageName, StaffPageName } from '@atrium/contract/core'
import type { LoadPart } from '#hooks/LazyPart.tsx'

/**
 * The screens of every page outside the staff area, each in a chunk with the name of its page. Listed one by one:
 * webpack's table of computed imports would add 250 bytes to every visit.
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
  publishedLetter: async () =>
    (
      await import(
        /* webpackChunkName: "publishedLetter" */ '#screens/public/newsletter/PublishedLetterScreen.tsx'
      )
    ).PublishedLetterScreen,
  report: async () =>
    (await import(/* webpackChunkName: "report" */ '#screens/public/report/ReportScreen.tsx')).ReportScreen,
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
  employee: async () =>
    (await import(/* webpackChunkName: "employee" */ '#screens/lookup/employee-qr/EmployeeScreen.tsx'))
      .EmployeeScreen,
  rooms: async () =>
    (await import(/* webpackChunkName: "rooms" */ '#screens/lookup/rooms/RoomsScreen.tsx')).RoomsScreen,
  room: async () =>
    (await import(/* webpackChunkName: "room" */ '#screens/lookup/rooms/RoomScreen.tsx')).RoomScreen,
  card: async () =>
    (await import(/* webpackChunkName: "card" */ '#screens/lookup/codes/CardScreen.tsx')).CardScreen,
  invitation: async () =>
    (await import(/* webpackChunkName: "invitation" */ '#screens/lookup/invitation/InvitationScreen.tsx'))
      .InvitationScreen,
  ownApplication: async () =>
    (await import(/* webpackChunkName: "application" */ '#screens/lookup/application/ApplicationScreen.tsx'))
      .ApplicationScreen,
  contentPreview: async () =>
    (await import(/* webpackChunkName: "contentPreview" */ '#screens/lookup/preview/PreviewScreen.tsx'))
      .PreviewScreen,
  confirmEmail: async () =>
    (
      await import(
        /* webpackChunkName: "confirmEmail" */ '#screens/lookup/application/ConfirmEmailScreen.tsx'
      )
    ).ConfirmEmailScreen,
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
  notFound: async () =>
    (await import(/* webpackChunkName: "notFound" */ '#screens/public/not-found/NotFoundScreen.tsx'))
      .NotFoundScreen,
  /** The staff area: its own routes, frames and screens, which visitors do not download. */
  staff: async () => (await import(/* webpackChunkName: "staff" */ './StaffRoutes.tsx')).StaffRoutes,
} satisfies Record<Exclude<PageName, StaffPageName> | 'notFound' | 'staff', LoadPart>
